import { Phone } from 'lucide-react';
import { Cell } from '../../components/Cell.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { About } from '../../content/schema/about.ts';
import { phoneLink } from '../../content/format.ts';

/** A person to call: the role, the name, what to call about, and the number as a link. */
export function PersonCard({ role, name, text, phone }: About['contacts'][number]) {
  return (
    <Cell className="flex flex-col items-start gap-1 max-sm:py-5">
      <p className="text-small text-ink-muted">{role}</p>
      <h3 className="text-h3">{name}</h3>
      <p className="text-ink-muted max-sm:text-small">{text}</p>
      <a
        href={phoneLink(phone)}
        aria-label={`Ring ${name}, ${phone}`}
        className="mt-auto inline-flex min-h-tap items-center gap-2.5 text-h4 font-semibold whitespace-nowrap underline decoration-joint-mark decoration-1 underline-offset-[0.28em] hover:decoration-current hover:decoration-2 max-sm:text-body"
      >
        <Icon glyph={Phone} className="size-[1.25em] text-accent" />
        {phone}
      </a>
    </Cell>
  );
}
