import sharp from 'sharp';
import { readBuildRecord } from '../../src/pipeline/build-record.ts';
import { expect, test } from '../support/test.ts';

const { siteUrl, indexable } = readBuildRecord();

const pages = [
  { path: '/', title: 'Eksempelbad – nytt bad til fast pris' },
  { path: '/personvern', title: 'Personvernerklæring – Eksempelbad' },
] as const;

for (const { path, title } of pages) {
  test(`${path} names itself to search engines and to those who share it`, async ({ page, request }) => {
    await page.goto(path);
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', siteUrl + path);
    expect(await page.locator('meta[name="robots"]').count()).toBe(indexable ? 0 : 1);
    const description = await content('meta[name="description"]');
    expect(description!.length).toBeGreaterThan(50);
    for (const [name, value] of [
      ['og:type', 'website'],
      ['og:locale', 'nb_NO'],
      ['og:url', siteUrl + path],
      ['og:title', title],
      ['og:description', description],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
    ]) {
      expect(await content(`meta[property="${name}"]`), name!).toBe(value);
    }
    const address = new URL((await content('meta[property="og:image"]'))!);
    expect(address.origin).toBe(siteUrl);
    const picture = await (await request.get(address.pathname)).body();
    const { format, width, height, exif } = await sharp(picture).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(300_000);
    expect(await content('meta[property="og:image:alt"]')).toMatch(/^Lyst bad med /);
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
  });
}

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
