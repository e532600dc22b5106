import { GridCell } from '../components/Grid.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { ConsentButton } from '../consent/ConsentDialog.tsx';
import type { SiteContent } from '../../content/siteContent.ts';
import { messages } from './messages.ts';

/** The last line: copyright, managing director, privacy and consent. */
export function FooterLegal({ firm }: { firm: SiteContent['firm.yaml'] }) {
  const { copyrightYear, name, directorTitle, managingDirector, map, demoNotice } = firm;
  return (
    <GridCell className="footer-legal note">
      <p>{`© ${copyrightYear} ${name}. ${directorTitle}: ${managingDirector}.`}</p>
      <div className="footer-links screen-only">
        <TextLink variant="line" href="/personvern">
          {messages.privacy}
        </TextLink>{' '}
        {map && <ConsentButton />}
      </div>
      <p className="footer-made-in screen-only">
        {messages.madeWith}{' '}
        <span role="img" aria-label={messages.heart}>
          ♥
        </span>{' '}
        {messages.inNorway}
      </p>
      {demoNotice !== undefined && <p className="footer-demo text-mini">{demoNotice}</p>}
    </GridCell>
  );
}
