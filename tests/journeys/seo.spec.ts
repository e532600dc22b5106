import { expect, test as base } from '@playwright/test';
import sharp from 'sharp';
import { readBuildRecord } from '../../src/pipeline/build-record.ts';
import { parseElements } from '../../src/pipeline/page-check/page-elements.ts';

/* What programs read of the pages: asked for without a browser. */

const test = base.extend({
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env['TEST_SITE']),
});

const { siteUrl, indexable } = readBuildRecord();

const pages = [
  { path: '/', title: 'Eksempelbad – nytt bad til fast pris' },
  { path: '/personvern', title: 'Personvernerklæring – Eksempelbad' },
] as const;

for (const { path, title } of pages) {
  test(`${path} names itself to search engines and to those who share it`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const elements = parseElements(html);
    const content = (name: string) =>
      elements.find(({ attributes: { name: known, property } }) => [known, property].includes(name))
        ?.attributes['content'];
    expect(html).toContain(`<title>${title}</title>`);
    const canonical = { tag: 'link', attributes: { rel: 'canonical', href: siteUrl + path } };
    expect(elements).toContainEqual(canonical);
    expect(elements.find(({ tag }) => tag === 'html')?.attributes['lang']).toBe('nb');
    expect(content('robots') === undefined).toBe(indexable);
    const description = content('description') ?? '';
    expect(description.length).toBeGreaterThan(50);
    expect(content('og:type')).toBe('website');
    expect(content('og:locale')).toBe('nb_NO');
    expect(content('og:site_name')).toBe('Eksempelbad AS');
    expect(content('og:url')).toBe(siteUrl + path);
    expect(content('og:title')).toBe(title);
    expect(content('og:description')).toBe(description);
    expect(content('og:image:width')).toBe('1200');
    expect(content('og:image:height')).toBe('630');
    expect(content('og:image:alt')).toMatch(/^Lyst bad med /);
    expect(content('og:image:type')).toBe('image/jpeg');
    expect(content('twitter:card')).toBe('summary_large_image');
    expect(content('twitter:image:alt')).toBe(content('og:image:alt'));
    expect(content('theme-color')).toMatch(/^#[\da-f]{6}$/);
    // Phones would make a telephone link of the organisation number.
    expect(content('format-detection')).toContain('telephone=no');
    const icons = elements.filter(({ attributes }) => /icon$/.test(attributes['rel'] ?? ''));
    expect(icons.map(({ attributes }) => attributes['href'])).toEqual([
      '/favicon.ico',
      '/icon.svg',
      '/apple-touch-icon.png',
    ]);
    const banner = elements.find(({ attributes }) => attributes['class']?.startsWith('consent-banner'));
    expect(banner?.attributes).toHaveProperty('data-nosnippet');
    const address = new URL(content('og:image') ?? '');
    expect(address.origin).toBe(siteUrl);
    const picture = await (await request.get(address.pathname)).body();
    const { format, width, height, exif } = await sharp(picture).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(300_000);
  });
}

test('the home page describes the firm to search engines, with picture and logo', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, json = '{}'] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html) ?? [];
  const { name, url, image, logo, hasOfferCatalog } = JSON.parse(json);
  expect([name, url]).toEqual(['Eksempelbad AS', `${siteUrl}/`]);
  expect(hasOfferCatalog.itemListElement).toHaveLength(5);
  for (const [address, shape] of [
    [image, { format: 'webp', width: 1440 }],
    [logo, { format: 'png', width: 180, height: 180 }],
  ]) {
    expect(new URL(address).origin).toBe(siteUrl);
    const picture = await (await request.get(new URL(address).pathname)).body();
    expect(await sharp(picture).metadata()).toMatchObject(shape);
  }
});

test('robots forbids nothing and leads to the two pages', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).not.toContain('Disallow: /');
  const [, index] = /^Sitemap: (.+)$/m.exec(text)!;
  expect(index).toBe(`${siteUrl}/sitemap-index.xml`);
  const sitemap = /<loc>(.+?)<\/loc>/.exec(await (await request.get(new URL(index!).pathname)).text())![1]!;
  const response = await request.get(new URL(sitemap).pathname);
  const addresses = [...(await response.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(pages.map(({ path }) => siteUrl + path));
});

test('a page without a photograph shares the firm’s pattern', async ({ request }) => {
  const pattern = sharp(await (await request.get('/deling.jpg')).body());
  expect(await pattern.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const pixel = pattern.extract({ left: 1100, top: 40, width: 1, height: 1 });
  expect(Math.max(...(await pixel.raw().toBuffer()))).toBeLessThan(130);
});
