import { Cell } from '../components/Cell.tsx';
import { Logo } from '../components/Logo.tsx';
import type { Mark } from '../brand/mark.ts';
import type { Firm } from '../content/schema/firm.ts';

/** Logo, tagline and what the firm does. */
export function FooterBrand({ firm, mark, className }: { firm: Firm; mark: Mark; className: string }) {
  return (
    <Cell surface="deep" className={`print:hidden ${className}`}>
      <Logo
        name={firm.shortName}
        className="text-logo-large leading-none"
        mark={mark}
        place="bunn"
        markClassName="h-10"
      />
      <p className="mt-[clamp(1.25rem,3.6vw,4rem)] max-w-[14ch] text-h3 text-balance">{firm.tagline}</p>
      <p className="mt-3 max-w-[40ch] text-ink-inverse-muted sm:mt-4">{firm.description}</p>
    </Cell>
  );
}
