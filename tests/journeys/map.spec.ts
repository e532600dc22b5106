import type { Page } from '@playwright/test';
import { banner, expectStored } from '../support/consent.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

const address = 'Eksempelveien 1, 0000 Eksempelby';

const placeholder = (page: Page) => page.getByRole('heading', { name: 'Interaktivt kart' });
const frame = (page: Page) => page.locator(`iframe[title="Kart som viser ${address}"]`);
const section = (page: Page) => page.locator('#kontakt');
const settings = (page: Page) => section(page).getByRole('button', { name: 'Samtykkeinnstillinger' });
const mapLink = (page: Page) => section(page).getByRole('link', { name: /Åpne adressen i Google Maps/ });
const answer = (page: Page, name: 'Godta alle' | 'Avslå alle') =>
  press(page.getByRole('dialog').getByRole('button', { name }));

test('the map comes with consent and leaves without it', { tag: '@phone' }, async ({ page, guard }) => {
  await guard.allowMap();
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().includes('google.com/maps?'))));
  await page.goto('/');
  await mapLink(page).scrollIntoViewIfNeeded();
  await expect(placeholder(page)).toBeVisible();
  for (const words of ['For å vise kartet kreves samtykke til Google Maps tjenester', address])
    await expect(section(page).getByText(words, { exact: true })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  const url = new URL((await mapLink(page).getAttribute('href'))!);
  expect([url.origin, url.searchParams.get('query')]).toEqual(['https://www.google.com', address]);
  const space = async () => (await mapLink(page).locator('xpath=../../..').boundingBox())!.height;
  const before = await space();
  await press(settings(page));
  await answer(page, 'Godta alle');
  await expect(frame(page)).toBeVisible();
  await expectStored(page, 'true');
  await expect(frame(page)).toHaveAttribute(
    'src',
    `https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`,
  );
  await expect(page.frameLocator('iframe').getByText('Kart')).toBeVisible();
  await expect(placeholder(page)).toHaveCount(0);
  await expect(settings(page)).toBeFocused();
  // A page cannot detect that a browser blocks the map.
  await expect(section(page).getByText(/^Ser du ikke kartet\?/)).toBeVisible();
  await expect(mapLink(page)).toBeVisible();
  expect(await space()).toBe(before);

  // Scrolling away and back does not load it again.
  await page.locator('#hjem').scrollIntoViewIfNeeded();
  await press(settings(page));
  expect(asked).toBe(1);
  await answer(page, 'Avslå alle');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectStored(page, 'false');
  await expect(placeholder(page)).toBeVisible();
  await expect(settings(page)).toBeFocused();
});

test(
  'without a line the drawing stays, and the map comes when the line is back',
  { tag: '@landing' },
  async ({ page, context, guard }) => {
    await guard.allowMap();
    guard.allow(/Failed to load resource/);
    await page.goto('/');
    await press(banner(page).getByRole('button', { name: 'Godta' }));
    await context.setOffline(true);
    await mapLink(page).scrollIntoViewIfNeeded();
    await expect(mapLink(page)).toBeInViewport();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(section(page).locator('img[src="/kyst.svg"]')).toBeInViewport();
    await context.setOffline(false);
    await expect(page.frameLocator('iframe').getByText('Kart')).toBeVisible();
  },
);

test(
  'the map comes where the browser wrongly thinks that it has no line (VPN)',
  { tag: '@landing' },
  async ({ page, guard }) => {
    await guard.allowMap();
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.goto('/');
    await press(banner(page).getByRole('button', { name: 'Godta' }));
    await mapLink(page).scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').getByText('Kart')).toBeVisible();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address and the link stay, nothing asks for consent, and no button is dead', async ({ page }) => {
    await page.goto('/');
    await expect(placeholder(page)).toBeVisible();
    await expect(mapLink(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Samtykkeinnstillinger' })).toHaveCount(0);
  });
});
