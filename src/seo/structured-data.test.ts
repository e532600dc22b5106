import { expect, it } from 'vitest';
import { exampleFirm } from '../../tests/support/example-firm.ts';
import type { Firm } from '../content/schema/firm.ts';
import { homeGraph, pageGraph, toScript } from './structured-data.ts';

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

const home = homeGraph({
  site,
  firm,
  services: { title: 'Tjenester', services: [{ title: 'Flislegging', description: 'Vi legger fliser.' }] },
  galleries: [
    { id: 'proj1', gallery: { title: 'Et lyst bad', pictures: [{ full, thumbnail: full }] } },
    {
      id: 'proj2',
      gallery: {
        title: 'På en vert',
        pictures: [{ full: { ...full, src: 'https://b.example/a.jpg' }, thumbnail: full }],
      },
    },
  ],
  image: '/_astro/hero.webp',
  logo: '/ikon/512.png',
});

/** A graph as the JSON that is sent. */
const sent = (graph: unknown) => JSON.parse(JSON.stringify(graph)) as { '@graph': Record<string, unknown>[] };

const [business] = sent(home)['@graph'];

// Google’s documentation of local businesses, and of organisations for what it inherits.
it.each('name address url telephone openingHoursSpecification image logo email sameAs'.split(' '))(
  'states the firm’s %s, which is required or recommended',
  (property) => expect(business).toHaveProperty(property),
);

it.each('aggregateRating review priceRange geo vatID numberOfEmployees'.split(' '))(
  'states no %s, which the page does not show',
  (property) => expect(business).not.toHaveProperty(property),
);

it('says of the home page what stands beside this file, and nothing else', () =>
  expect(sent(home)).toMatchSnapshot());

it('says of another page that it lies under the home page and is about the firm', () => {
  const page = { name: 'Bad AS', path: '/personvern', heading: 'Personvern', description: 'Om.' };
  expect(sent(pageGraph({ site, ...page }))).toMatchSnapshot();
});

it('cannot end the script that it stands in', () => {
  const name = '</script><script>alert(1)</script><!--';
  const script = toScript(homeGraphNamed(name));
  expect(script).not.toContain('<');
  expect(JSON.parse(script)['@graph'][0].name).toBe(name);
});

function homeGraphNamed(name: string) {
  const facts = { site, firm: { ...firm, name }, services: { title: '', services: [] } };
  return homeGraph({ ...facts, galleries: [], image: '/a', logo: '/b' });
}
