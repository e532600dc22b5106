import { expect, it } from 'vitest';
import { exampleFirm } from '../../../../tests/support/example-content.ts';
import type { Firm } from '../../../content/schema/firm.ts';
import { describeFirm, toScript } from './structured-data.ts';

const site = new URL('https://bad.no');

const firm: Firm = {
  ...exampleFirm,
  email: 'post@blåbad.example',
  openingHours: [
    { from: 'mandag', to: 'onsdag', opens: '07:00', closes: '16:00' },
    { from: 'lørdag', text: 'Etter avtale' },
    { from: 'søndag', to: 'mandag', opens: '10:00', closes: '12:00' },
  ],
};

const facts = {
  site,
  firm,
  services: { title: 'Tjenester', services: [{ title: 'Flislegging', description: 'Vi legger fliser.' }] },
  image: '/_astro/hero.webp',
  logo: '/apple-touch-icon.png',
};

it('describes the firm for search engines by what the page shows', () =>
  expect(JSON.parse(toScript(describeFirm(facts)))).toMatchSnapshot());

it('leaves out what the firm has not', () => {
  const bare: Firm = { ...firm, openingHours: [], social: [], tagline: undefined };
  const keys = Object.keys(JSON.parse(toScript(describeFirm({ ...facts, firm: bare }))));
  for (const key of ['openingHoursSpecification', 'sameAs', 'slogan']) expect(keys).not.toContain(key);
});

it('cannot end its script element, whatever the firm writes', () => {
  const description = '</script><script>alert(1)</script><!--';
  const script = toScript(describeFirm({ ...facts, firm: { ...firm, description } }));
  expect(script).not.toContain('<');
  expect(JSON.parse(script).description).toBe(description);
});
