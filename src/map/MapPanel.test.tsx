import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MapPanel } from './MapPanel.tsx';

const address = 'Eksempelveien 1, 0000 Eksempelby';

test('without the map it says why, shows the address and leads to the map service', () => {
  const html = renderToStaticMarkup(
    <MapPanel address={address} mapShown={false} onOpenSettings={() => {}} />,
  );
  expect(html).toContain('<h3 class="text-h3 text-ink">Interaktivt kart</h3>');
  expect(html).toContain('For å vise kartet kreves samtykke til Google Maps tjenester');
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain(address);
  expect(html).toContain('query=Eksempelveien%201%2C%200000%20Eksempelby');
  expect(html).toContain('Samtykkeinnstillinger</button>');
});

test('there is a button only where a handler is supplied', () =>
  expect(renderToStaticMarkup(<MapPanel address={address} mapShown={false} />)).not.toContain('<button'));

test('with the map it makes way, and keeps the link and the way back', () => {
  const html = renderToStaticMarkup(<MapPanel address={address} mapShown onOpenSettings={() => {}} />);
  expect(html).not.toContain('Interaktivt kart');
  expect(html).toContain('Ser du ikke kartet?');
  expect(html).toContain('Samtykkeinnstillinger</button>');
  expect(html).toContain('Åpne adressen i Google Maps');
});
