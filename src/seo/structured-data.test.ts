import { describe, expect, it } from 'vitest';
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

/** The node of a type in a graph, as the JSON that is sent. */
function find(graph: typeof home, type: string) {
  const { '@graph': nodes } = JSON.parse(JSON.stringify(graph)) as { '@graph': Record<string, unknown>[] };
  return nodes.filter((node) => node['@type'] === type);
}

const [business] = find(home, 'HomeAndConstructionBusiness');

describe('the firm', () => {
  // Google’s documentation of local businesses, and of organisations for what it inherits.
  it.each([
    'name',
    'address',
    'url',
    'telephone',
    'openingHoursSpecification',
    'image',
    'logo',
    'email',
    'sameAs',
  ])('states %s, which is required or recommended', (property) => expect(business).toHaveProperty(property));

  it.each(['aggregateRating', 'review', 'priceRange', 'geo', 'vatID', 'numberOfEmployees'])(
    'states no %s, which the page does not show',
    (property) => expect(business).not.toHaveProperty(property),
  );

  it('has an address in Norway', () => {
    expect(business!['address']).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Eksempelveien 1',
      postalCode: '0000',
      addressLocality: 'Eksempelby',
      addressCountry: 'NO',
    });
  });

  it('writes each fact in the form of the vocabulary', () => {
    expect(business).toMatchObject({
      '@id': 'https://bad.no/#firma',
      url: 'https://bad.no/',
      telephone: '+4700000000',
      foundingDate: '2009',
      iso6523Code: '0192:000000000',
      areaServed: 'fra nord til sør',
      image: 'https://bad.no/_astro/hero.webp',
      logo: 'https://bad.no/ikon/512.png',
    });
  });

  it('states hours only where there are times, day by day and past the end of the week', () => {
    expect(business!['openingHoursSpecification']).toMatchObject([
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'].map((day) => `https://schema.org/${day}`),
        opens: '07:00',
        closes: '16:00',
      },
      { dayOfWeek: ['Sunday', 'Monday'].map((day) => `https://schema.org/${day}`), opens: '10:00' },
    ]);
  });

  it('offers its services', () => {
    expect(business!['hasOfferCatalog']).toMatchObject({
      '@type': 'OfferCatalog',
      itemListElement: [
        {
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: 'Flislegging', description: 'Vi legger fliser.' },
        },
      ],
    });
  });
});

it('names the site and who publishes it', () => {
  expect(find(home, 'WebSite')).toMatchObject([
    {
      url: 'https://bad.no/',
      name: 'Eksempelbad AS',
      inLanguage: 'nb',
      publisher: { '@id': business!['@id'] },
    },
  ]);
});

it('shows each project as a gallery with the alternative texts of its pictures', () => {
  expect(find(home, 'ImageGallery')).toMatchObject([
    { name: 'Et lyst bad', image: [{ contentUrl: 'https://bad.no/_astro/a.webp', caption: 'Et bad' }] },
    { name: 'På en vert', image: [{ contentUrl: 'https://b.example/a.jpg' }] },
  ]);
});

describe('another page', () => {
  const page = pageGraph({
    site,
    name: 'Bad AS',
    path: '/personvern',
    heading: 'Personvern',
    description: 'Om.',
  });

  it('belongs to the site and is about the firm', () => {
    expect(find(page, 'WebPage')).toMatchObject([
      {
        url: 'https://bad.no/personvern',
        name: 'Personvern',
        isPartOf: { '@id': find(home, 'WebSite')[0]!['@id'] },
        about: { '@id': business!['@id'] },
      },
    ]);
  });

  it('lies under the home page', () => {
    expect(find(page, 'BreadcrumbList')).toMatchObject([
      {
        '@id': 'https://bad.no/personvern#sti',
        itemListElement: [
          { position: 1, name: 'Bad AS', item: 'https://bad.no/' },
          { position: 2, name: 'Personvern', item: 'https://bad.no/personvern' },
        ],
      },
    ]);
  });
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
