import type { ReactNode } from 'react';
import { Cell } from '../components/Cell.tsx';
import { TextLink } from '../components/TextLink.tsx';
import type { Firm } from '../content/schema/firm.ts';

interface FooterLegalProps {
  firm: Firm;
  consentButton: ReactNode;
  className: string;
}

/** The last line: copyright, who is responsible, privacy, and where it is made. */
export function FooterLegal({ firm, consentButton, className }: FooterLegalProps) {
  const { copyrightYear, name, managingDirector, demoNotice } = firm;
  return (
    <Cell
      surface="deep"
      padding="none"
      className={`flex flex-wrap items-center gap-x-10 gap-y-1 px-cell-x py-5 text-small text-ink-inverse-muted ${className}`}
    >
      <p>
        © {copyrightYear} {name}. Daglig leder: {managingDirector}.
      </p>
      <div className="flex flex-wrap gap-x-6 text-ink-inverse print:hidden">
        <TextLink variant="line" href="/personvern">
          Personvernerklæring
        </TextLink>
        {consentButton}
      </div>
      <p className="xl:ml-auto print:hidden">
        Laget med{' '}
        <span role="img" aria-label="hjerte" className="text-accent-inverse [font-variant-emoji:text]">
          ♥
        </span>{' '}
        i Norge
      </p>
      {demoNotice !== undefined && <p className="basis-full text-mini">{demoNotice}</p>}
    </Cell>
  );
}
