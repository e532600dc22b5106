import { MapPin } from 'lucide-react';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { AddressWords } from './AddressWords.tsx';
import { mapFrameUrl } from './google-maps.ts';
import { MapArt } from './MapArt.tsx';
import { MapLink } from './MapLink.tsx';

/**
 * The place of the map. The frame lies in a template, where a browser fetches nothing, until there is consent (`follow-consent.ts`).
 * The drawing lies behind it, so the space is never blank while the frame loads or when an extension removes it. The words are those
 * of a notch in the drawing, or with the map of a strip below it, for those whose browser blocks it, which no page can detect.
 */
export function ConsentMap({ address }: { address: string }) {
  return (
    <div className="relative isolate flex h-full min-h-112 flex-col items-start justify-end overflow-hidden sm:min-h-120">
      <MapArt />
      <template data-map>
        <iframe
          title={`Kart som viser ${address}`}
          src={mapFrameUrl(address)}
          referrerPolicy="strict-origin-when-cross-origin"
          className="relative min-h-64 w-full flex-1"
        />
      </template>
      <div className="map-words">
        <h3 className="text-h3 text-ink mapped:hidden">Interaktivt kart</h3>
        <p className="mapped:hidden">For å vise kartet kreves samtykke til Google Maps tjenester</p>
        <p className="flex items-center gap-2.5 text-ink mapped:hidden">
          <Icon glyph={MapPin} />
          <AddressWords address={address} />
        </p>
        <p className="hidden max-w-[34ch] text-small mapped:block">
          Ser du ikke kartet? Nettleseren eller nettverket ditt kan ha stoppet det.
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-ink">
          <Button
            variant="line"
            className="noscript:hidden mapped:min-h-tap mapped:py-1"
            data-consent-control=""
          >
            Samtykkeinnstillinger
          </Button>
          <MapLink address={address} />
        </div>
      </div>
    </div>
  );
}
