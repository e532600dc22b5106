import { Cell } from '../../components/Wall.tsx';
import { ContentIcon } from '../../components/ContentIcon.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { Service } from '../../site/site.ts';

interface ServiceCardProps {
  service: Service;
  /** On phones: a small photograph beside the title, where a large one for each service would make the page endless. */
  compact: boolean;
}

/** A service: photograph, name, description and tags. Cards of a row share its two rows, so that words and tags line up. */
export function ServiceCard({ service, compact }: ServiceCardProps) {
  const { icon, title, description, image, features, highlighted } = service;
  return (
    <Cell
      as="li"
      padding="none"
      data-compact={compact || undefined}
      className="grid md:gap-y-0 md:not-only:col-span-2 md:not-only:row-span-2 md:not-only:grid-rows-subgrid md:only:col-span-full md:only:grid-cols-2 print:col-span-1 print:row-span-1 print:block compact:grid-cols-[2fr_3fr] compact:grid-rows-[1fr_auto_auto] compact:max-xs:grid-cols-[1fr_2fr]"
    >
      <div className="relative p-joint-photo print:hidden compact:row-span-2">
        <Picture picture={image} className="aspect-16/9 w-full md:aspect-4/3" />
        {highlighted && (
          <p className="absolute top-joint-photo left-joint-photo rounded-tl-arris rounded-br-arris bg-action px-3 py-2.5 text-mini leading-none font-semibold tracking-[0.04em] text-action-ink">
            POPULÆR
          </p>
        )}
      </div>
      <div className="flex flex-col gap-2 px-cell-x pt-3.5 pb-5 md:gap-3 md:pt-[calc(0.7*var(--spacing-cell-y))] md:pb-cell-y compact:contents">
        <h3 className="flex items-center gap-2.75 text-title compact:self-end compact:px-3 compact:pt-3.5 compact:text-name">
          <ContentIcon name={icon} className="size-6.5 text-accent compact:hidden" />
          <span>{title}</span>
        </h3>
        <p className="text-ink-muted max-sm:text-small compact:col-span-2 compact:row-start-3 compact:px-cell-x compact:pt-1.5 compact:pb-5">
          {description}
        </p>
        <ul
          aria-label="Stikkord"
          className="mt-auto flex flex-wrap gap-1.5 pt-1 md:pt-3 compact:col-start-2 compact:row-start-2 compact:px-3 compact:pt-2 compact:pb-2.5"
        >
          {features.map((feature) => (
            <li
              key={feature}
              className="rounded-arris border border-joint px-2.5 py-1.5 text-mini leading-[1.2]"
            >
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </Cell>
  );
}
