import clsx from 'clsx';
import { ExternalLink, MapPin } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { NewTab } from '../components/NewTab.tsx';
import { mapPageUrl } from './google-maps.ts';

interface MapPanelProps {
  address: string;
  mapShown: boolean;
  /** Opens the consent settings; without it there is no button. */
  onOpenSettings?: () => void;
}

const notch = 'grid w-[min(100%-2.5rem,30rem)] justify-items-start gap-3.5 rounded-tr-panel py-cell-y';
const strip = 'flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-joint py-4';

/**
 * Words beside the map. Without the map: why it is not there, cut out of the drawing like the tile in the hero. With it: a strip
 * under the frame, for those whose browser blocks it, which no page can detect. It is one element in both cases, so that focus
 * finds its way back to the button from the settings.
 */
export function MapPanel({ address, mapShown, onOpenSettings }: MapPanelProps) {
  return (
    <div className={clsx('relative bg-surface px-cell-x text-ink-muted', mapShown ? strip : notch)}>
      {mapShown ? (
        <p className="max-w-[34ch] text-small">
          Ser du ikke kartet? Nettleseren eller nettverket ditt kan ha stoppet det.
        </p>
      ) : (
        <>
          <h3 className="text-h3 text-ink">Interaktivt kart</h3>
          <p>For å vise kartet kreves samtykke til Google Maps tjenester</p>
          <p className="flex items-center gap-2.5 text-ink">
            <Icon glyph={MapPin} />
            <AddressWords address={address} />
          </p>
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-ink">
        {onOpenSettings && (
          <Button
            look={mapShown ? 'quiet' : 'line'}
            className={clsx('noscript:hidden', mapShown && 'min-h-tap! px-0!')}
            onClick={onOpenSettings}
          >
            Samtykkeinnstillinger
          </Button>
        )}
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
      </div>
    </div>
  );
}

/** The address, which may break after a comma and nowhere else: a postcode stays with its place. */
function AddressWords({ address }: { address: string }) {
  const [first, ...rest] = address.split(', ');
  return (
    <span>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          , <span className="inline-block">{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
