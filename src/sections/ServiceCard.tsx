import { Cell } from '../components/Cell.tsx';
import { ContentIcon } from '../components/ContentIcon.tsx';
import { Picture } from '../components/Picture.tsx';
import type { Service } from '../content/services.ts';

/** A service: photograph, name, description and tags. Cards of a row share its two rows, so that words and tags line up. */
export function ServiceCard({ service }: { service: Service }) {
  const { icon, title, description, image, wideImage, features, highlighted } = service;
  return (
    <Cell as="li" padding="none" className="grid md:col-span-2 md:row-span-2 md:grid-rows-subgrid md:gap-y-0">
      <div className="relative p-joint-photo">
        <Picture picture={image} wide={wideImage} className="aspect-16/9 w-full md:aspect-4/3" />
        {highlighted && (
          <p className="absolute top-joint-photo left-joint-photo rounded-tl-arris rounded-br-arris bg-action px-3 py-2.5 text-mini leading-none font-semibold tracking-[0.04em] text-action-ink">
            POPULÆR
          </p>
        )}
      </div>
      <div className="flex flex-col gap-2 px-cell-x pt-3.5 pb-5 md:gap-3 md:pt-[calc(0.7*var(--spacing-cell-y))] md:pb-cell-y">
        <h3 className="flex items-center gap-[0.7rem] text-[clamp(1.375rem,0.9rem+0.75vw,1.75rem)] leading-[1.14] tracking-[-0.02em]">
          <ContentIcon name={icon} className="size-6.5 text-action" />
          <span>{title}</span>
        </h3>
        <p className="text-ink-muted max-sm:text-small">{description}</p>
        <ul aria-label="Stikkord" className="mt-auto flex flex-wrap gap-1.5 pt-1 md:pt-3">
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
