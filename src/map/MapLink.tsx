import { ExternalLink } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { NewTab } from '../components/NewTab.tsx';
import { mapPageUrl } from './google-maps.ts';

/** A plain link to an address in the map service: nothing is fetched before the visitor follows it. */
export function MapLink({ address }: { address: string }) {
  return (
    <a
      href={mapPageUrl(address)}
      target="_blank"
      rel="noopener noreferrer"
      className="py-2.5 text-link underline decoration-1 underline-offset-[0.25em] hover:decoration-2"
    >
      Åpne adressen i Google Maps
      <NewTab />
      <Icon glyph={ExternalLink} className="ml-2 inline size-4 max-[23.5rem]:hidden" />
    </a>
  );
}
