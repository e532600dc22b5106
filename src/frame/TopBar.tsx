import { Mail, MapPin, Phone } from 'lucide-react';
import { Email } from '../components/ContactLink.tsx';
import { Icon } from '../components/Icon.tsx';
import type { Firm } from '../content/schema/firm.ts';
import { addressLine, emailLink, phoneLink } from '../content/format.ts';

/** The focus ring lies inside the bar, which ends at the window's edge. */
const link = '-mx-1.5 inline-flex h-full items-center gap-[0.5em] px-1.5 -outline-offset-3 hover:underline';
const glyph = 'size-4 hidden xs:block';

/** Phone, e-mail and address. Where there is no room for the address, it stands in the menu alone. */
export function TopBar({ firm }: { firm: Firm }) {
  return (
    <div className="flex h-header-bar items-center gap-[clamp(0.75rem,2.5vw,2rem)] border-b border-white/28 text-mini solid:border-joint">
      <a href={phoneLink(firm.phone)} className={`${link} whitespace-nowrap`}>
        <Icon glyph={Phone} className={glyph} />
        <span className="sr-only">Telefon: </span>
        {firm.phone}
      </a>
      <a href={emailLink(firm.email)} className={`${link} min-w-0 leading-[1.2] @max-pinched:hidden`}>
        <Icon glyph={Mail} className={glyph} />
        <span className="sr-only">E-post: </span>
        <Email address={firm.email} />
      </a>
      <p className="ml-auto hidden items-center gap-[0.5em] leading-[1.2] @address:inline-flex print:inline-flex">
        <Icon glyph={MapPin} className={glyph} />
        <span className="sr-only">Adresse: </span>
        {addressLine(firm.address)}
      </p>
    </div>
  );
}
