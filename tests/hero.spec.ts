import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { banner, decline } from './support/consent.ts';
import { index, openHero, shown, turn } from './support/hero.ts';
import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('not visible');
  return found;
}

async function bottom(locator: Locator) {
  const { y, height } = await box(locator);
  return y + height;
}

test('shows headline, four claims and two buttons', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('#hjem');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(/Hele badet\.\s*Én fast pris\./);
  await expect(hero.getByRole('listitem')).toHaveCount(4);
  for (const claim of ['Over 15 års erfaring', 'Fast pris', 'Gratis befaring', 'Totalentreprise']) {
    await expect(hero.getByText(claim, { exact: true })).toBeVisible();
  }
  await expect(hero.getByRole('link', { name: 'Bestill Gratis Befaring' })).toHaveAttribute(
    'href',
    '#kontakt',
  );
  await expect(hero.getByRole('link', { name: 'Se Våre Prosjekter' })).toHaveAttribute('href', '#prosjekter');
});

test('changes the picture every 6 seconds, from the first to the tenth and round', async ({ page }) => {
  await openHero(page);
  await expect(index(page)).toHaveText('1/10');
  const seen = new Set([await shown(page).getAttribute('alt')]);
  for (let picture = 2; picture <= 10; picture++) {
    await turn(page);
    await expect(index(page)).toHaveText(`${picture}/10`);
    seen.add(await shown(page).getAttribute('alt'));
  }
  expect(seen.size).toBe(10);
  await turn(page);
  await expect(index(page)).toHaveText('1/10');
});

test('keeps the picture while the next one has not arrived', async ({ page }) => {
  await openHero(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_astro\/.*\.(avif|webp)$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.runFor(9000);
  await expect(index(page)).toHaveText('1/10');
  release();
  await expect(index(page)).toHaveText('2/10');
});

test('asks for each picture once in a round when none comes', async ({ page, guard }) => {
  guard.allow(/Failed to load resource/);
  let asked = 0;
  await page.route(/\/_astro\/.*\.(avif|webp)$/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause bildevisningen' }).waitFor();
  await page.waitForLoadState('networkidle');
  asked = 0;
  await page.clock.runFor(4000);
  await expect.poll(() => asked).toBe(9);
  await page.waitForTimeout(300);
  expect(asked).toBe(9);
});

test('pauses and plays by its button', async ({ page }) => {
  await openHero(page);
  await press(page.getByRole('button', { name: 'Pause bildevisningen' }));
  await page.clock.runFor(20_000);
  await expect(index(page)).toHaveText('1/10');
  await press(page.getByRole('button', { name: 'Spill av bildevisningen' }));
  await turn(page);
  await expect(index(page)).toHaveText('2/10');
});

test('rests while the tab is hidden', async ({ page }) => {
  await openHero(page);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  await page.clock.runFor(20_000);
  await expect(index(page)).toHaveText('1/10');
  await expect(page.locator('#hjem picture')).toHaveCount(1);
});

test('rests while the keyboard is on its button', async ({ page }) => {
  await openHero(page);
  await page.getByRole('button', { name: 'Pause bildevisningen' }).focus();
  await page.keyboard.press('Shift');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.clock.runFor(20_000);
  await expect(index(page)).toHaveText('1/10');
});

for (const wish of ['less motion', 'Save-Data'])
  test(`with ${wish} it requests no second picture, and rotates only on request`, async ({ page }) => {
    if (wish === 'less motion') await page.emulateMedia({ reducedMotion: 'reduce' });
    else
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {
          value: Object.assign(new EventTarget(), { saveData: true }),
        }),
      );
    const asked: string[] = [];
    await openHero(page);
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.runFor(20_000);
    expect(asked.filter((path) => /\.(avif|webp)$/.test(path))).toEqual([]);
    await press(page.getByRole('button', { name: 'Spill av bildevisningen' }));
    await turn(page);
    await expect(index(page)).toHaveText('2/10');
  });

test('asks for the pictures one at a time, each shortly before its turn', async ({ page }) => {
  await openHero(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const pictures = () => asked.filter((path) => /\.(avif|webp)$/.test(path));
  await page.clock.runFor(3000);
  expect(asked).toEqual([]);
  for (const count of [1, 2]) {
    await page.clock.runFor(600);
    await expect.poll(() => pictures().length).toBe(count);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(2400);
    await expect(index(page)).toHaveText(`${count + 1}/10`);
    expect(pictures()).toHaveLength(count);
    await page.clock.runFor(3000);
  }
});

/** Width, height, and the least height of clear photograph between the header's scrim and the words. */
const phones = [
  [390, 844, 260],
  [412, 915, 260],
  [360, 800, 230],
  [320, 568, 0],
] as const;

for (const [width, height, clear] of phones)
  test(
    `at ${width} x ${height} a bright photograph and both buttons are above the banner, and nothing moves when it is answered`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openHero(page);
      const header = await box(page.getByRole('banner'));
      const title = await box(page.getByRole('heading', { level: 1 }));
      const question = await box(banner(page));
      for (const button of await page.locator('#hjem').getByRole('link').all())
        expect(await bottom(button)).toBeLessThanOrEqual(question.y);
      expect(question.height).toBeLessThanOrEqual(150);

      const photo = await box(shown(page));
      const scrim = header.height * 1.4;
      const clip = { x: 0, y: scrim, width, height: photo.y + photo.height - scrim };
      expect(photo.y + photo.height).toBeLessThanOrEqual(title.y);
      expect(clip.height).toBeGreaterThanOrEqual(clear);
      if (clear > 0) {
        const grey = await sharp(await page.screenshot({ clip }))
          .greyscale()
          .stats();
        expect(grey.channels[0]?.mean).toBeGreaterThan(140);
        const buttons = await banner(page).getByRole('button').all();
        expect(new Set(await Promise.all(buttons.map(bottom))).size).toBe(1);
        // One line of words.
        expect((await box(banner(page).getByRole('paragraph'))).height).toBeLessThan(24);
        const pause = page.getByRole('button', { name: 'Pause bildevisningen' });
        expect(await bottom(pause)).toBeLessThanOrEqual(question.y);
      }

      const claim = page.locator('#hjem').getByText('Over 15 års erfaring');
      expect((await box(claim)).y).toBeGreaterThan(question.y);
      await decline(page);
      expect(await box(page.getByRole('heading', { level: 1 }))).toEqual(title);
      await expect(claim).toBeInViewport({ ratio: 1 });
    },
  );

for (const [width, height, claims] of [
  [1366, 650, false],
  [1265, 720, true],
  [1280, 800, true],
  [768, 1024, true],
] as const)
  test(`at ${width} x ${height} the call${claims ? ' and the claims are' : ' is'} above the banner, and nothing moves when it is answered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openHero(page);
    const hero = page.locator('#hjem');
    const [title, { y }] = [await box(hero.getByRole('heading')), await box(banner(page))];
    expect(await bottom(hero.getByRole('link').last())).toBeLessThanOrEqual(y);
    if (claims)
      expect(await bottom(hero.getByText('Vi har ansvaret for hele jobben.'))).toBeLessThanOrEqual(y);
    await decline(page);
    expect(await box(hero.getByRole('heading'))).toEqual(title);
  });

test('in a low window the headline is above the banner', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await page.goto('/');
  const { y } = await box(banner(page));
  expect(await bottom(page.getByRole('heading', { level: 1 }))).toBeLessThanOrEqual(y);
});

test('the main call leads to the form', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await press(page.locator('#hjem').getByRole('link', { name: 'Bestill Gratis Befaring' }));
  await expect(page).toHaveURL(/#kontakt$/);
  await expect(page.getByRole('heading', { name: 'La oss snakke om ditt prosjekt' })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole('heading', { name: 'Send oss en melding' })).toBeInViewport({ ratio: 1 });
  const { y } = await box(banner(page));
  expect(await bottom(page.getByLabel('Navn *'))).toBeLessThanOrEqual(y);
});
