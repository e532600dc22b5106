import { ContentIcon } from '../../components/ContentIcon.tsx';
import { Cell, Tiles } from '../../components/Wall.tsx';
import type { Point } from '../../content/schema/fields.ts';

/** The tinted tiles beside the form: what a visitor who writes can count on. */
export function Assurances({ items }: { items: readonly Point[] }) {
  return (
    <Tiles as="ul" className="col-span-12 sm:grid-cols-3 lg:col-span-4 lg:auto-rows-fr lg:grid-cols-1">
      {items.map(({ icon, title, text }) => (
        <Cell
          key={title}
          as="li"
          tint
          className="flex items-center gap-4 max-sm:py-4 sm:flex-col sm:items-start lg:justify-between"
        >
          <ContentIcon name={icon} className="size-7 text-strong" />
          <div>
            <h4 className="text-h4 font-semibold">{title}</h4>
            <p className="text-ink-muted max-sm:text-small">{text}</p>
          </div>
        </Cell>
      ))}
    </Tiles>
  );
}
