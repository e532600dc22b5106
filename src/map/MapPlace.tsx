import clsx from 'clsx';
import { ExternalLink, MapPin } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { Drawing } from '../components/Drawing.tsx';
import { Icon } from '../components/Icon.tsx';
import { TextLink } from '../components/TextLink.tsx';
import coast from './coast.svg?raw';

/** The words as a strip under the frame. */
const strip =
  'mapped:flex mapped:w-full mapped:flex-wrap mapped:items-center mapped:justify-between mapped:gap-x-6 mapped:gap-y-2 mapped:rounded-none mapped:border-t mapped:border-joint mapped:py-4';

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
        className="relative min-h-64 w-full flex-1"
      />
    </template>
  );
  return (
    <MapPlace frame={frame} className={`text-ink-muted ${strip}`}>
      <h3 className="text-h3 text-ink mapped:hidden">Interaktivt kart</h3>
      <p className="mapped:hidden">For å vise kartet kreves samtykke til Google Maps tjenester</p>
      <AddressRow address={address} className="text-ink mapped:hidden" />
      <p className="hidden max-w-[21em] text-small mapped:block">
        Ser du ikke kartet? Nettleseren eller nettverket ditt kan ha stoppet det.
      </p>
      <div className="flex max-w-full flex-wrap items-center gap-x-6 gap-y-1 text-ink">
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

/** A drawing, with words in a notch of it, and over it the map itself. */
function MapPlace(props: { frame?: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className="relative isolate flex h-full min-h-96 flex-col items-start justify-end overflow-hidden max-sm:has-[template]:min-h-112 sm:min-h-120">
      {/* A coast with roads, of no place in particular. */}
      <div aria-hidden="true" className="absolute inset-0">
        <Drawing svg={coast} />
      </div>
      {props.frame}
      <div
        className={clsx(
          'relative grid w-[min(100%,max(100%-2.5rem,15rem),30rem)] grid-cols-1 justify-items-start gap-3.5 rounded-tr-panel bg-surface px-cell-x py-cell-y',
          props.className,
        )}
      >
        {props.children}
      </div>
    </div>
  );
}

/** The address, which may break after a comma and nowhere else: a postcode stays with its place. */
function AddressRow({ address, className }: { address: string; className?: string }) {
  const [first, ...rest] = address.split(', ');
  return (
    <p className={clsx('flex items-center gap-2.5', className)}>
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
