import { GridCell } from '../components/Grid.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { ConsentButton } from '../consent/ConsentDialog.tsx';
import type { Firm } from '../content/schema/firm.ts';
import { messages } from './messages.ts';

/** The last line: copyright, managing director, privacy and consent. */
export function FooterLegal({ firm }: { firm: Firm }) {
  const { copyrightYear, name, directorTitle, managingDirector, map, demoNotice } = firm;
  return (
    <GridCell className="footer-legal">
      <p>{`© ${copyrightYear} ${name}. ${directorTitle}: ${managingDirector}.`}</p>
      <div className="flex flex-wrap gap-x-6 text-ink print:hidden">
        <TextLink variant="line" href="/personvern">
          {messages.privacy}
        </TextLink>
        {map && <ConsentButton />}
      </div>
      <p className="xl:ml-auto print:hidden">
        {messages.madeWith}{' '}
        <span role="img" aria-label={messages.heart} className="text-accent [font-variant-emoji:text]">
          ♥
        </span>{' '}
        {messages.inNorway}
      </p>
      {demoNotice !== undefined && <p className="basis-full text-mini">{demoNotice}</p>}
    </GridCell>
  );
}
