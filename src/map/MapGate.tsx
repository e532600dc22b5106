import { Boundary } from '../components/Boundary.tsx';
import { mapFrameUrl } from './google-maps.ts';
import { MapAddress } from './MapAddress.tsx';
import { MapArt } from './MapArt.tsx';
import { MapPanel } from './MapPanel.tsx';
import { openSettings, useConsent } from '../consent/store.ts';

/** The map of an address. Where its script breaks, the address and the link stay. */
export function MapGate({ address }: { address: string }) {
  return (
    <Boundary fallback={<MapAddress address={address} />}>
      <GatedMap address={address} />
    </Boundary>
  );
}

/**
 * The map, loaded from Google only while there is consent, and gone when it is withdrawn. The drawing lies
 * behind, so the space is never blank while the frame loads or when an extension removes it.
 */
function GatedMap({ address }: { address: string }) {
  const shown = useConsent().consent === 'accepted';
  return (
    <div className="relative isolate flex h-full min-h-112 flex-col items-start justify-end overflow-hidden sm:min-h-120">
      <MapArt />
      {shown && (
        <iframe
          title={`Kart som viser ${address}`}
          src={mapFrameUrl(address)}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          className="relative min-h-64 w-full flex-1"
        />
      )}
      <MapPanel address={address} mapShown={shown} onOpenSettings={openSettings} />
    </div>
  );
}
