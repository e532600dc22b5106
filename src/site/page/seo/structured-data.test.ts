import { expect, it } from 'vitest';
import { exampleFirm } from '../../../../tests/support/example-content.ts';
import type { Firm } from '../../../content/schema/firm.ts';
import { homeGraph, toScript } from './structured-data.ts';

const site = new URL('https://bad.no');

const firm: Firm = {
  ...exampleFirm,
  openingHours: [
    { from: 'mandag', to: 'onsdag', opens: '07:00', closes: '16:00' },
    { from: 'lørdag', text: 'Etter avtale' },
    { from: 'søndag', to: 'mandag', opens: '10:00', closes: '12:00' },
  ],
};

const full = { src: '/_astro/a.webp', avif: '', sizes: '', alt: 'Et bad', width: 4, height: 3 };

const facts = {
  site,
  firm,
  services: { title: 'Tjenester', services: [{ title: 'Flislegging', description: 'Vi legger fliser.' }] },
  galleries: [
    {
      id: 'proj1',
      gallery: { title: 'Et lyst bad', pictures: [{ full, thumbnail: full }] },
    },
  ],
  image: '/_astro/hero.webp',
  logo: '/ikon/512.png',
};

/** A graph as the JSON that is sent. */
const sent = (graph: unknown) => JSON.parse(JSON.stringify(graph)) as { '@graph': Record<string, unknown>[] };

it('describes the home page by what it shows', () => expect(sent(homeGraph(facts))).toMatchSnapshot());

it('cannot end its script element', () => {
  const description = '</script><script>alert(1)</script><!--';
  const script = toScript(homeGraph({ ...facts, firm: { ...firm, description } }));
  expect(script).not.toContain('<');
  expect(JSON.parse(script)['@graph'][0].description).toBe(description);
});
