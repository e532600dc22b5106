import { Cell } from '../../components/Cell.tsx';
import { ContactLink } from '../../components/ContactLink.tsx';
import type { ContactPerson } from '../../site/site.ts';

/** A person to reach: the role, the name, what to ask about, and the number as a link, or the e-mail address without one. */
export function PersonCard({ person, className }: { person: ContactPerson; className: string }) {
  const { role, name, text, phone, email } = person;
  return (
    <Cell className={`flex flex-col items-start gap-1 max-sm:py-5 ${className}`}>
      <p className="text-small text-ink-muted">{role}</p>
      <h3 className="text-h3">{name}</h3>
      <p className="text-ink-muted max-sm:text-small">{text}</p>
      <ContactLink
        variant="call"
        phone={phone}
        email={email}
        person={name}
        className="mt-auto text-h4 max-sm:text-body"
        iconClassName="text-accent"
      />
    </Cell>
  );
}
