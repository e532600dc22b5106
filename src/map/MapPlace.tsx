import clsx from 'clsx';
import { ExternalLink, MapPin } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../components/Icon.tsx';
import { TextLink } from '../components/TextLink.tsx';
import { mapPageUrl } from './google-maps.ts';

interface MapPlaceProps {
  /** The map itself, over the drawing. */
  frame?: ReactNode;
  /** Look of the notch. */
  className?: string;
  children: ReactNode;
}

/** The place of a map: a drawing, with words in a notch of it. */
export function MapPlace({ frame, className, children }: MapPlaceProps) {
  return (
    <div className="relative isolate flex h-full min-h-96 flex-col items-start justify-end overflow-hidden max-sm:has-[template]:min-h-112 sm:min-h-120">
      <MapArt />
      {frame}
      <div
        className={clsx(
          'relative grid w-[min(100%-2.5rem,30rem)] justify-items-start gap-3.5 rounded-tr-panel bg-surface px-cell-x py-cell-y',
          className,
        )}
      >
        {children}
      </div>
    </div>
  );
}

/** The address, which may break after a comma and nowhere else: a postcode stays with its place. */
export function AddressRow({ address, className }: { address: string; className?: string }) {
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

/** A plain link to an address in the map service: nothing is fetched before the visitor follows it. */
export function MapLink({ address }: { address: string }) {
  return (
    <TextLink newTab href={mapPageUrl(address)} className="py-2.5">
      Åpne adressen i Google Maps
      <Icon glyph={ExternalLink} className="ml-2 inline size-4 max-[23.5rem]:hidden" />
    </TextLink>
  );
}

/** Our own drawing of a coast with roads, of no place in particular: it stands where the map may come. Decoration only. */
function MapArt() {
  return (
    <svg
      viewBox="0 0 900 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full bg-surface-tint fill-none"
    >
      <path
        className="fill-surface-tint-strong"
        d="M900 0H640C610 60 660 96 618 150S500 190 512 262 600 330 560 392 430 420 440 492 520 560 500 600H900Z"
      />
      <path
        className="fill-surface-tint"
        d="M700 210C740 196 782 226 770 262S716 300 692 280 672 222 700 210ZM650 470C676 458 712 474 706 502S652 528 638 506 632 478 650 470Z"
      />
      <g className="stroke-surface-raised">
        <path
          strokeWidth="9"
          d="M-10 190C120 170 210 210 300 190S470 100 500-10M300 190C330 290 300 390 350 610M-10 380C90 350 200 370 318 330S470 300 500 250M120-10C130 90 150 130 140 182S170 320 160 362"
        />
        <path
          strokeWidth="4"
          d="M30 186 50 376M220 200 236 352M80-10 96 180M300 190 420 250M318 330 400 470 440 520M160 362 200 600M60 270H230M330 80 420 130M200 60 320 120"
        />
      </g>
    </svg>
  );
}
