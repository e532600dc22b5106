import { Cell } from '../components/Wall.tsx';
import { Logo } from '../components/Logo.tsx';
import type { Frame } from './frame.ts';

/** Logo, tagline and what the firm does. */
export function FooterBrand({ firm, mark }: Pick<Frame, 'firm' | 'mark'>) {
  return (
    <Cell className="max-lg:col-span-2 lg:row-span-3 xl:col-span-12 xl:row-span-2 print:hidden">
      <Logo
        name={firm.shortName}
        className="text-logo-large leading-none"
        mark={mark}
        place="bunn"
        markClassName="h-10"
      />
      <p className="mt-[clamp(1.25rem,3.6vw,4rem)] max-w-[14ch] text-h3 text-balance hyphens-auto">
        {firm.tagline}
      </p>
      <p className="mt-3 max-w-[40ch] text-ink-muted sm:mt-4">{firm.description}</p>
    </Cell>
  );
}
