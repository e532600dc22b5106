import { MapPin } from 'lucide';
import { streetLine } from '../../content/format.ts';
import type { Firm } from '../../content/schema/firm.ts';
import { Icon } from './Icon.tsx';

/** An address behind its icon. It breaks only after the street: a postcode stays with its place. */
export const AddressLine = ({ address }: { address: Firm['address'] }) => (
  <p className="address-line">
    <Icon glyph={MapPin} />
    <span>
      {streetLine(address)}, <span>{`${address.postcode} ${address.city}`}</span>
    </span>
  </p>
);
