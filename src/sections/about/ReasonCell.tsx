import { Cell } from '../../components/Cell.tsx';
import { ContentIcon } from '../../components/ContentIcon.tsx';
import type { Point } from '../../content/schema/fields.ts';

/** A reason: its icon above the words, or beside them on a phone. */
export function ReasonCell({ reason, className }: { reason: Point; className: string }) {
  return (
    <Cell
      as="li"
      className={`grid content-start gap-x-4 gap-y-1 max-sm:grid-cols-[1.75rem_minmax(0,1fr)] max-sm:py-4.5 ${className}`}
    >
      <ContentIcon name={reason.icon} className="size-7 text-accent max-sm:row-span-2 sm:mb-3" />
      <h4 className="text-h4 font-semibold">{reason.title}</h4>
      <p className="text-ink-muted max-sm:text-small">{reason.text}</p>
    </Cell>
  );
}
