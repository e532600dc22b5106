import clsx from 'clsx';
import { ExternalLink, MapPin } from 'lucide-react';
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
const strip = 'flex w-full flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-joint py-4';

/**
 * Words beside the map. Without the map: why it is not there, cut out of the drawing like the tile in the hero. With it: a strip
 * under the frame, for those whose browser blocks it, which no page can detect. It is one element in both cases, so that focus
 * finds its way back to the button from the settings.
 */
export function MapPanel({ address, mapShown, onOpenSettings }: MapPanelProps) {
  return (
    <div className={clsx('relative bg-surface px-cell-x text-ink-muted', mapShown ? strip : notch)}>
      {mapShown ? (
        <p className="max-w-[38ch] text-small">Ser du ikke kartet? Nettleseren eller nettverket ditt kan ha stoppet det.</p>
      ) : (
        <>
          <h3 className="text-h3 text-ink">Interaktivt kart</h3>
          <p>For å vise kartet kreves samtykke til Google Maps tjenester</p>
          <p className="flex items-center gap-2.5 text-ink">
            <Icon glyph={MapPin} />
            {address}
          </p>
        </>
      )}
      {onOpenSettings && (
        <Button look={mapShown ? 'quiet' : 'line'} className="noscript:hidden" onClick={onOpenSettings}>
          Samtykkeinnstillinger
        </Button>
      )}
      <a
        href={mapPageUrl(address)}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-tap items-center gap-2 text-link underline decoration-1 underline-offset-[0.25em] hover:decoration-2"
      >
        Åpne adressen i Google Maps
        <NewTab />
        <Icon glyph={ExternalLink} className="size-4" />
      </a>
    </div>
  );
}
