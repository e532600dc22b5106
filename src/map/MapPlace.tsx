import clsx from 'clsx';
import { ExternalLink, MapPin } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { TextLink } from '../components/TextLink.tsx';

/**
 * The place of the map, whose query is the address (docs/specification.md). The frame lies in a template, where a browser fetches
 * nothing, until there is consent (`follow-consent.ts`).
 * The drawing lies behind it, so the space is never blank while the frame loads or when an extension removes it. The words are those
 * of a notch in the drawing, or with the map of a strip below it, for those whose browser blocks it, which no page can detect.
 */
export function ConsentMap({ address }: { address: string }) {
  const frame = (
    <template data-map>
      <iframe
        title={`Kart som viser ${address}`}
        src={`https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`}
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </template>
  );
  return (
    <MapPlace frame={frame}>
      <h3 className="text-h3 mapped:hidden">Interaktivt kart</h3>
      <p className="text-ink-muted mapped:hidden">
        For å vise kartet kreves samtykke til Google Maps tjenester
      </p>
      <AddressRow address={address} className="mapped:hidden" />
      <p className="map-blocked">Ser du ikke kartet? Nettleseren eller nettverket ditt kan ha stoppet det.</p>
      <div className="flex max-w-full flex-wrap items-center gap-x-6 gap-y-1">
        <Button
          variant="line"
          className="max-w-full hyphens-auto noscript:hidden mapped:min-h-tap mapped:py-1"
          data-consent-control=""
        >
          Samtykkeinnstillinger
        </Button>
        <MapLink address={address} />
      </div>
    </MapPlace>
  );
}

/** In the place of the map where the firm shows none: the address and a plain link, on tiles instead of an invented coast. */
export function MapAddress({ address }: { address: string }) {
  return (
    <MapPlace>
      <h3 className="text-h3">Her finner du oss</h3>
      <AddressRow address={address} />
      <MapLink address={address} />
    </MapPlace>
  );
}

/** The map's frame over a drawing, or tiles where there is none, with words in a notch. */
function MapPlace(props: { frame?: ReactNode; children: ReactNode }) {
  return (
    <div className="map">
      {props.frame !== undefined && (
        <img
          src="/kyst.svg"
          width="900"
          height="600"
          alt=""
          aria-hidden="true"
          loading="lazy"
          decoding="async"
        />
      )}
      {props.frame}
      <div className="map-words">{props.children}</div>
    </div>
  );
}

/** The address, which may break after a comma and nowhere else: a postcode stays with its place. */
function AddressRow({ address, className }: { address: string; className?: string }) {
  const [first, ...rest] = address.split(', ');
  return (
    <p className={clsx('map-address', className)}>
      <Icon glyph={MapPin} />
      <span>
        {first}
        {rest.map((part) => (
          <Fragment key={part}>
            , <span className="inline-block">{part}</span>
          </Fragment>
        ))}
      </span>
    </p>
  );
}

const mapPage = 'https://www.google.com/maps/search/?api=1&query=';

/** A plain link to an address in the map service: nothing is fetched before the visitor follows it. */
function MapLink({ address }: { address: string }) {
  return (
    <TextLink newTab href={`${mapPage}${encodeURIComponent(address)}`} className="py-2.5">
      Åpne adressen i Google Maps
      <Icon glyph={ExternalLink} className="ml-2 inline size-4 max-[23.5rem]:hidden" />
    </TextLink>
  );
}
