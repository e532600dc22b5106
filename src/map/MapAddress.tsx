import { MapPin } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { AddressWords } from './AddressWords.tsx';
import { MapArt } from './MapArt.tsx';
import { MapLink } from './MapLink.tsx';

/** In the place of the map where the firm shows none: the address and a plain link, which needs no consent. */
export function MapAddress({ address }: { address: string }) {
  return (
    <div className="relative isolate flex h-full min-h-96 flex-col items-start justify-end overflow-hidden sm:min-h-120">
      <MapArt />
      <div className="relative grid w-[min(100%-2.5rem,30rem)] justify-items-start gap-3.5 rounded-tr-panel bg-surface px-cell-x py-cell-y">
        <h3 className="text-h3">Her finner du oss</h3>
        <p className="flex items-center gap-2.5">
          <Icon glyph={MapPin} />
          <AddressWords address={address} />
        </p>
        <MapLink address={address} />
      </div>
    </div>
  );
}
