import { ExternalLink } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { mapPageUrl } from './google-maps.ts';

/** A plain link to an address in the map service: nothing is fetched before the visitor follows it. */
export function MapLink({ address }: { address: string }) {
  return (
    <TextLink newTab href={mapPageUrl(address)} className="py-2.5">
      Åpne adressen i Google Maps
      <Icon glyph={ExternalLink} className="ml-2 inline size-4 max-[23.5rem]:hidden" />
    </TextLink>
  );
}
