import { Cell } from './Cell.tsx';

interface SectionHeadProps {
  id: string;
  title: string;
  lead: string;
}

/** Heading and introduction of a section, side by side where there is room. */
export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <Cell
      padding="section"
      className="col-span-full grid gap-x-cell-x gap-y-5 lg:grid-cols-[7fr_5fr] lg:items-end print:break-after-avoid"
    >
      <h2 id={id} className="max-w-[18ch] text-h2">
        {title}
      </h2>
      <p className="max-w-[38ch] text-lead tracking-[-0.008em] text-ink-muted">{lead}</p>
    </Cell>
  );
}
