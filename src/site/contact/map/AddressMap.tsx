import { ExternalLink } from 'lucide';
import { AddressLine } from '../../components/AddressLine.tsx';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { addressLine } from '../../../content/format.ts';
import type { Firm } from '../../../content/schema/firm.ts';

/** Words of the map. docs/specification.md fixes `title`, `consentNeeded` and `settings`. */
const messages = {
  title: 'Interaktivt kart',
  consentNeeded: 'For å vise kartet kreves samtykke til Google Maps tjenester',
  settings: 'Samtykkeinnstillinger',
  blocked: 'Ser du ikke kartet? Nettleseren eller nettverket ditt kan ha stoppet det.',
  frameTitle: (address: string) => `Kart som viser ${address}`,
  openAddress: 'Åpne adressen i Google Maps',
  titleWithoutMap: 'Slik finner du frem',
};

/**
 * The map of an address (docs/specification.md). The drawing shows before consent, while the frame loads and
 * where an extension removes it. A page cannot detect that a browser blocks the frame, so a sentence below
 * the map says so.
 */
export function AddressMap({ firm }: { firm: Pick<Firm, 'address' | 'map'> }) {
  const hasFrame = firm.map;
  const address = addressLine(firm.address);
  return (
    <div className="map">
      {hasFrame && <MapFrame address={address} />}
      <div className="map-words">
        <h3 className="text-h3">{hasFrame ? messages.title : messages.titleWithoutMap}</h3>
        {hasFrame && <p>{messages.consentNeeded}</p>}
        <AddressLine address={firm.address} />
        {hasFrame && <p className="map-blocked text-small">{messages.blocked}</p>}
        <div>
          {hasFrame && (
            <Button variant="line" data-consent-control="">
              {messages.settings}
            </Button>
          )}{' '}
          <MapLink address={address} />
        </div>
      </div>
    </div>
  );
}

/** The drawing, and the frame in a template, where a browser requests nothing (`mapController.ts`). */
function MapFrame({ address }: { address: string }) {
  return (
    <>
      <img src="/kyst.svg" width="900" height="600" alt="" aria-hidden loading="lazy" decoding="async" />
      <template data-map>
        <iframe
          title={messages.frameTitle(address)}
          src={`https://www.google.com/maps?q=${queryOf(address)}&output=embed`}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </template>
    </>
  );
}

/** A plain link to an address in the map service: nothing is fetched before the visitor follows it. */
function MapLink({ address }: { address: string }) {
  const href = `https://www.google.com/maps/search/?api=1&query=${queryOf(address)}`;
  return (
    <TextLink newTab href={href}>
      {messages.openAddress}
      <Icon glyph={ExternalLink} />
    </TextLink>
  );
}

/** An address as the map service takes it: without no-break spaces. */
const queryOf = (address: string) => encodeURIComponent(address.replaceAll('\u00a0', ' '));
