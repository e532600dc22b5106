import { Mail, Phone } from 'lucide';
import { Fragment } from 'react';
import { hasLongWord, phoneLink } from '../../content/format.ts';
import { Icon } from './Icon.tsx';
import { TextLink } from './TextLink.tsx';
import { emailLink } from '../../content/email.ts';

/** Words that are not content. */
const messages = { callPerson: (person: string, phone: string) => `Ring ${person}, ${phone}` };

interface ContactLinkProps {
  phone?: string | undefined;
  /** Used where there is no phone number. */
  email?: string | undefined;
  /** Whom the number reaches, for screen readers. */
  person?: string;
  variant: 'call' | 'quiet';
}

/** A phone number or an e-mail address behind its icon. */
export function ContactLink({ phone, email = '', person, variant }: ContactLinkProps) {
  const byPhone = phone !== undefined;
  return (
    <TextLink
      variant={variant}
      href={byPhone ? phoneLink(phone) : emailLink(email)}
      aria-label={byPhone && person ? messages.callPerson(person, phone) : undefined}
    >
      <Icon glyph={byPhone ? Phone : Mail} />
      {phone ?? <Email address={email} />}
    </TextLink>
  );
}

/** An e-mail address, which wraps after the @ or before a dot. `data-long` marks one with a long part. */
export function Email({ address }: { address: string }) {
  const parts = address.split(/(?<=@)|(?=\.)/);
  return (
    <span data-long={parts.some((part) => hasLongWord(part, 18)) || undefined} className="email">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
