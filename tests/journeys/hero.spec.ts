import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { parse } from 'yaml';
import { settings } from '../support/consent.ts';
import { openHero, pictureNumber, shownPicture, stopClock, waitForNextPicture } from '../support/hero.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

const photograph = /\/_astro\/.*\.(avif|webp)$/;

/** The photographs that the page asks for from here on. */
function logPhotographs(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => photograph.test(request.url()) && asked.push(request.url()));
  return asked;
}

/** The focal points of the photographs. The phone's file is cut at its own, so only its height is left. */
const { pictures } = parse(readFileSync('example/hero.yaml', 'utf8')) as {
  pictures: { focus: Record<'phone' | 'desktop', { x: number; y: number }> }[];
};

test(
  'changes the picture every 6 seconds, and each stands at its focal point',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const points = pictures.map(({ focus: { phone, desktop } }) =>
      isMobile ? `50% ${phone.y}%` : `${desktop.x}% ${desktop.y}%`,
    );
    await openHero(page);
    await expect(pictureNumber(page)).toHaveText('1/10');
    const seen = new Set([await shownPicture(page).getAttribute('alt')]);
    await expect(shownPicture(page)).toHaveCSS('object-position', points[0]!);
    // The next alone is asked for, shortly before.
    const asked = logPhotographs(page);
    await page.clock.runFor(3000);
    expect(asked).toEqual([]);
    await page.clock.runFor(600);
    await expect.poll(() => asked.length).toBe(1);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(2400);
    expect(asked).toHaveLength(1);
    for (let picture = 2; picture <= 10; picture++) {
      if (picture > 2) await waitForNextPicture(page);
      await expect(pictureNumber(page)).toHaveText(`${picture}/10`);
      await expect(shownPicture(page)).toHaveCSS('object-position', points[picture - 1]!);
      seen.add(await shownPicture(page).getAttribute('alt'));
    }
    expect(seen.size).toBe(10);
    await waitForNextPicture(page);
    await expect(pictureNumber(page)).toHaveText('1/10');
  },
);

test(
  'waits for a late picture, skips a failed one, and has a button for pause',
  { tag: '@landing' },
  async ({ page, guard }) => {
    guard.allow(/Failed to load resource/);
    await openHero(page);
    const status = page.locator('#hjem').getByRole('status');
    const first = Promise.withResolvers<Route>();
    await page.route(photograph, (route) => first.resolve(route), { times: 1 });
    await page.clock.runFor(9000);
    await expect(pictureNumber(page)).toHaveText('1/10');
    await press(page.getByRole('button', { name: 'Pause bildevisningen' }));
    await expect(status).toHaveText('Bildevisningen er stoppet.');
    const second = page.waitForResponse(photograph);
    await (await first.promise).abort();
    await second;
    await page.clock.runFor(20_000);
    await expect(pictureNumber(page)).toHaveText('1/10');
    // The keyboard's press plays at once, although the focus is still on the button.
    await page.getByRole('button', { name: 'Spill av bildevisningen' }).press('Enter');
    await expect(status).toHaveText('Bildevisningen er i gang.');
    await page.clock.runFor(6000);
    await expect(pictureNumber(page)).toHaveText('3/10');
  },
);

const reasons: Record<string, (page: Page) => Promise<unknown>> = {
  'the settings of consent cover it': async (page) => {
    await press(page.getByRole('button', { name: 'Innstillinger', exact: true }));
    await expect(settings(page)).toBeVisible();
  },
  'the keyboard is on its button': async (page) => {
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();
    await page.getByRole('button', { name: 'Pause bildevisningen' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
  },
  'the tab is hidden': (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      (document.activeElement as HTMLElement).blur();
    }),
};

test('rests while it is covered, used or hidden', async ({ page }) => {
  await openHero(page);
  for (const [reason, rest] of Object.entries(reasons)) {
    await rest(page);
    await page.clock.runFor(20_000);
    await expect(pictureNumber(page), reason).toHaveText('1/10');
    await expect(page.locator('#hjem picture'), reason).toHaveCount(1);
  }
});

for (const wish of ['less motion', 'Save-Data'])
  test(
    `with ${wish} it requests no second picture, and rotates only on request`,
    { tag: '@landing' },
    async ({ page }) => {
      if (wish === 'less motion') await page.emulateMedia({ reducedMotion: 'reduce' });
      else
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', {
            value: Object.assign(new EventTarget(), { saveData: true }),
          }),
        );
      await openHero(page);
      const asked = logPhotographs(page);
      await page.clock.runFor(20_000);
      expect(asked).toEqual([]);
      await press(page.getByRole('button', { name: 'Spill av bildevisningen' }));
      await waitForNextPicture(page);
      await expect(pictureNumber(page)).toHaveText('2/10');
    },
  );

test(
  'every picture fails: none takes a turn, and the buttons work',
  { tag: '@landing' },
  async ({ page, guard }) => {
    guard.allow(/Failed to load resource/);
    await stopClock(page);
    await page.route(photograph, (route) => route.abort());
    await page.goto('/', { waitUntil: 'networkidle' });
    const asked = logPhotographs(page);
    // Before the first change: then it would try all of them again.
    await page.clock.runFor(3600);
    await expect.poll(() => asked.length).toBe(9);
    await waitForNextPicture(page);
    await expect(pictureNumber(page)).toHaveText('1/10');
    await press(page.locator('#hjem').getByRole('link', { name: 'Se Våre Prosjekter' }));
    await expect(page.locator('#prosjekter-tittel')).toBeInViewport();
  },
);
