import { Button } from '../components/Button.tsx';
import { mapFrameUrl } from './google-maps.ts';
import { AddressRow, MapLink, MapPlace } from './MapPlace.tsx';

/** The words as a strip under the frame. */
const strip =
  'mapped:flex mapped:w-full mapped:flex-wrap mapped:items-center mapped:justify-between mapped:gap-x-6 mapped:gap-y-2 mapped:rounded-none mapped:border-t mapped:border-joint mapped:py-4';

/**
 * The place of the map. The frame lies in a template, where a browser fetches nothing, until there is consent (`follow-consent.ts`).
 * The drawing lies behind it, so the space is never blank while the frame loads or when an extension removes it. The words are those
 * of a notch in the drawing, or with the map of a strip below it, for those whose browser blocks it, which no page can detect.
 */
export function ConsentMap({ address }: { address: string }) {
  const frame = (
    <template data-map>
      <iframe
        title={`Kart som viser ${address}`}
        src={mapFrameUrl(address)}
        referrerPolicy="strict-origin-when-cross-origin"
        className="relative min-h-64 w-full flex-1"
      />
    </template>
  );
  return (
    <MapPlace frame={frame} className={`text-ink-muted ${strip}`}>
      <h3 className="text-h3 text-ink mapped:hidden">Interaktivt kart</h3>
      <p className="mapped:hidden">For å vise kartet kreves samtykke til Google Maps tjenester</p>
      <AddressRow address={address} className="text-ink mapped:hidden" />
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
    </MapPlace>
  );
}

/** In the place of the map where the firm shows none: the address and a plain link, which needs no consent. */
export function MapAddress({ address }: { address: string }) {
  return (
    <MapPlace>
      <h3 className="text-h3">Her finner du oss</h3>
      <AddressRow address={address} />
      <MapLink address={address} />
    </MapPlace>
  );
}
