import clsx from 'clsx';
import { MapPin } from 'lucide-react';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { AddressWords } from './AddressWords.tsx';
import { MapLink } from './MapLink.tsx';

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
        <MapLink address={address} />
      </div>
    </div>
  );
}
