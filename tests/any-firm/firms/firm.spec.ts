import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { findBrokenWords, findMisfits } from '../../support/fit.ts';
import { openPage } from '../../support/open.ts';
import { budgets, openFirstView, requestBudget, sizesOf } from '../../support/first-view.ts';
import { launchOptions } from '../../support/full-chromium.ts';
import { expect, test } from '../../support/test.ts';
import { bulletinText, plans } from './plans.ts';

// The headless shell lays a phone's page out twice, and asks for more than the browser that visitors have.
test.use({ launchOptions });

const plan = plans[process.env['FIRM'] ?? '']!;
const { facts } = plan;
const isAlone = plan.people.length === 1;

/** Texts whose words have a line of their own, or one that is wide enough. */
const unbroken =
  'h1 span, header > div nav a, .logo span, .footer-tagline, #tjenester h3 span, footer li, .email';

test('nothing scrolls sideways, every row of cells is full, and names fit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/', 'false');
  for (const width of [320, 360, 390, 640, 768, 1024, 1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findMisfits(page), `${width} px`).toEqual([]);
    expect(await findBrokenWords(page, unbroken), `${width} px`).toEqual([]);
    // Each row's last cell reaches the edge of its list.
    const holes = await page.locator('[data-layout="even-rows"]').evaluateAll((lists) =>
      lists.flatMap((list) => {
        const edge = list.getBoundingClientRect().right;
        const cells = [...list.children].map((cell) => cell.getBoundingClientRect());
        const rows = Object.groupBy(
          cells.filter((cell) => cell.width > 0),
          ({ top }) => Math.round(top),
        );
        return Object.values(rows)
          .filter((row) => Math.abs(Math.max(...row!.map(({ right }) => right)) - edge) > 1)
          .map(() => list.textContent.slice(0, 60));
      }),
    );
    expect(holes, `${width} px`).toEqual([]);
  }
});

test('the page has all that the firm has, and nothing that it has not', async ({ page }) => {
  await openPage(page, '/', 'false');
  await expect(page.locator('#prosjekter article')).toHaveCount(plan.projects.length);
  await expect(page.locator('footer a[target="_blank"]')).toHaveCount(plan.social.length);
  await expect(page.locator('[data-hero-controls]')).toHaveCount(plan.heroPictures > 1 ? 1 : 0);
  for (const title of plan.services)
    await expect(page.locator('#tjenester h3').getByText(title, { exact: true })).toBeVisible();
  await expect(page.locator('#ansatte li h3')).toHaveText(plan.people.slice(0, plan.reachable));
  await expect(page.locator('template[data-map]')).toHaveCount(plan.map ? 1 : 0);
  // Not even hidden, once it is over.
  await expect(page.getByText(bulletinText)).toHaveCount((plan.bulletin ?? 0) > 0 ? 2 : 0);
  const logos = page.locator('#om-oss li a img');
  await expect(logos).toHaveCount(plan.partners.length);
  for (const logo of await logos.all()) {
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(84);
  }
  for (const list of await page.locator('ul, ol, dl').all())
    await expect(list.locator('> *').first()).toBeAttached();

  // One person is spoken of as one.
  await expect(page.locator('footer')).toContainText(
    `${facts.directorTitle ?? 'Daglig leder'}: ${plan.people[0]}`,
  );
  const label = isAlone ? 'Innehaver' : 'Ansatte';
  await expect(page.locator('header nav a[href$="#ansatte"]')).toHaveText([label, label]);
  const callable = plan.people.slice(0, Math.min(plan.reachable, 2));
  await expect(page.locator('.contact-person h3')).toHaveText(callable);
  if (isAlone)
    await expect(page.locator('body')).not.toContainText(/daglig leder|ansatte|folkene|en av oss/i);
  await page.goto('/personvern');
  await expect(page.locator('main')).toContainText(
    `${facts.directorTitle ?? 'Daglig leder'} ${plan.people[0]} svarer`,
  );
});

test('the first view on a phone keeps to the budget of the example', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const transfers = await openFirstView(page);
  const sizes = await sizesOf(page, transfers);
  for (const part of Object.keys(budgets) as (keyof typeof budgets)[])
    expect.soft(sizes[part], part).toBeLessThanOrEqual(budgets[part]);
  // Three more requests: the tile that fills a row of thumbnails, and two logos of partners.
  const asked = transfers.map(({ path }) => path).join('\n');
  expect(transfers.length, asked).toBeLessThanOrEqual(requestBudget + 3);
});

test('nothing of the example that is untrue of others is published', () => {
  const signs = [
    'FYLL UT',
    'Eksempel',
    'Ola Nordmann',
    'Kari Nordmann',
    '00 00 00 00',
    '+4700000000',
    '000 000 000',
    'M30.5 0 36.16',
    '#0e3e44',
    '#a9492a',
  ];
  const published = globSync('dist/**/*.*');
  const readable = published.filter((name) =>
    ['.html', '.json', '.xml', '.txt', '.svg', '.css'].includes(extname(name)),
  );
  const left = readable.flatMap((name) => {
    const text = readFileSync(name, 'utf8');
    return signs.filter((sign) => text.includes(sign)).map((sign) => `${name}: ${sign}`);
  });
  expect(left).toEqual([]);
  expect(published.filter((name) => name.includes('kopi'))).toEqual([]);
});
