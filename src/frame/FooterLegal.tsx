import { Cell } from '../components/Wall.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { ConsentButton } from '../consent/ConsentDialog.tsx';
import type { Firm } from '../content/schema/firm.ts';

/** The last line: copyright, who is responsible, privacy, and where it is made. */
export function FooterLegal({ firm }: { firm: Firm }) {
  const { copyrightYear, name, managingDirector, map, demoNotice } = firm;
  return (
    <Cell
      padding="none"
      className="col-span-full flex flex-wrap items-center gap-x-10 gap-y-1 px-cell-x py-5 text-small text-ink-muted"
    >
      <p>
        © {copyrightYear} {name}. Daglig leder: {managingDirector}.
      </p>
      <div className="flex flex-wrap gap-x-6 text-ink print:hidden">
        <TextLink variant="line" href="/personvern">
          Personvernerklæring
        </TextLink>
        {map && <ConsentButton />}
      </div>
      <p className="xl:ml-auto print:hidden">
        Laget med{' '}
        <span role="img" aria-label="hjerte" className="text-accent [font-variant-emoji:text]">
          ♥
        </span>{' '}
        i Norge
      </p>
      {demoNotice !== undefined && <p className="basis-full text-mini">{demoNotice}</p>}
    </Cell>
  );
}
