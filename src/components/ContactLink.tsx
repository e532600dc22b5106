import clsx from 'clsx';
import { Mail, Phone } from 'lucide-react';
import { Fragment } from 'react';
import { emailLink, phoneLink } from '../content/format.ts';
import { Icon } from './Icon.tsx';
import { TextLink } from './TextLink.tsx';

interface ContactLinkProps {
  /** How somebody is reached: by this number, as it is written, or by this e-mail address. */
  phone?: string | undefined;
  email?: string | undefined;
  /** Whom the number reaches, said to those who do not see what stands around it. */
  person?: string;
  variant: 'call' | 'quiet';
  className?: string;
  iconClassName?: string;
}

/** A phone number or an e-mail address behind its icon; of the two the number comes first. No line breaks a number. */
export function ContactLink({ phone, email, person, variant, className, iconClassName }: ContactLinkProps) {
  const byPhone = phone !== undefined;
  return (
    <TextLink
      variant={variant}
      href={byPhone ? phoneLink(phone) : emailLink(email!)}
      aria-label={byPhone && person ? `Ring ${person}, ${phone}` : undefined}
      className={clsx(byPhone ? 'whitespace-nowrap' : 'max-w-full', className)}
    >
      <Icon glyph={byPhone ? Phone : Mail} className={iconClassName} />
      {phone ?? <Email address={email!} />}
    </TextLink>
  );
}

/** An e-mail address. Where it is too long for its line, that breaks after the @ or before a dot. */
export function Email({ address }: { address: string }) {
  return (
    <span className="email min-w-0 text-balance">
      {address.split(/(?<=@)|(?=\.)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
