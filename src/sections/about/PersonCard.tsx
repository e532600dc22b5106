import { Mail, Phone } from 'lucide-react';
import { Cell } from '../../components/Cell.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { ContactPerson } from '../../site/site.ts';
import { emailLink, phoneLink } from '../../content/format.ts';

const link =
  'mt-auto inline-flex min-h-tap items-center gap-2.5 text-h4 font-semibold underline decoration-joint-mark decoration-1 underline-offset-[0.28em] hover:decoration-current hover:decoration-2 max-sm:text-body';

/** A person to reach: the role, the name, what to ask about, and the number as a link, or the e-mail address without one. */
export function PersonCard({ person, className }: { person: ContactPerson; className: string }) {
  const { role, name, text, phone, email } = person;
  return (
    <Cell className={`flex flex-col items-start gap-1 max-sm:py-5 ${className}`}>
      <p className="text-small text-ink-muted">{role}</p>
      <h3 className="text-h3">{name}</h3>
      <p className="text-ink-muted max-sm:text-small">{text}</p>
      {phone !== undefined ? (
        <a
          href={phoneLink(phone)}
          aria-label={`Ring ${name}, ${phone}`}
          className={`${link} whitespace-nowrap`}
        >
          <Icon glyph={Phone} className="size-[1.25em] text-accent" />
          {phone}
        </a>
      ) : (
        <a href={emailLink(email!)} className={`${link} max-w-full wrap-anywhere`}>
          <Icon glyph={Mail} className="size-[1.25em] text-accent" />
          {email}
        </a>
      )}
    </Cell>
  );
}
