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

const picture = { src: '/_astro/a.webp', avif: '', sizes: '', alt: 'Et bad', width: 4, height: 3 };
const project = {
  id: 'proj1',
  title: 'Et lyst bad',
  main: { index: 0, href: '/_astro/a.webp', picture },
};

const facts = {
  site,
  firm,
  services: { title: 'Tjenester', services: [{ title: 'Flislegging', description: 'Vi legger fliser.' }] },
  projects: [project],
  image: '/_astro/hero.webp',
  logo: '/ikon/512.png',
};

/** A graph as the JSON that is sent. */
const sent = (graph: unknown) => JSON.parse(JSON.stringify(graph)) as { '@graph': Record<string, unknown>[] };

it('describes the home page by what it shows', () => expect(sent(homeGraph(facts))).toMatchSnapshot());

it('describes no more projects than the page shows at first', () => {
  const projects = Array.from({ length: 200 }, (_, at) => ({ ...project, id: `proj${at}` }));
  expect(sent(homeGraph({ ...facts, projects }))['@graph']).toHaveLength(2 + 10);
});

it('cannot end its script element', () => {
  const description = '</script><script>alert(1)</script><!--';
  const script = toScript(homeGraph({ ...facts, firm: { ...firm, description } }));
  expect(script).not.toContain('<');
  expect(JSON.parse(script)['@graph'][0].description).toBe(description);
});
