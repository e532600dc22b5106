import type { Locator } from '@playwright/test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { design } from '../../src/content/brand/tokens.ts';
import { addStyles } from '../support/fit.ts';
import { banner, decline } from '../support/consent.ts';
import { openHero, shownPicture } from '../support/hero.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/* What a visitor sees first, beside the question of consent. */

const box = async (locator: Locator) => (await locator.boundingBox())!;

async function bottom(locator: Locator) {
  const { y, height } = await box(locator);
  return y + height;
}

/** Width, height, and the least height of clear photograph between the header and the words. */
const phones = [
  [390, 844, 260],
  [360, 800, 230],
  [320, 568, 0],
] as const;

test('on phones both buttons are above the banner', { tag: ['@phone', '@landing'] }, async ({ page }) => {
  await openHero(page);
  const title = page.getByRole('heading', { level: 1 });
  const claim = page.locator('#hjem').getByText('Over 15 års erfaring');
  const titles = [];
  for (const [width, height, clear] of phones) {
    await page.setViewportSize({ width, height });
    const header = await box(page.getByRole('banner'));
    const question = await box(banner(page));
    for (const button of await page.locator('#hjem').getByRole('link').all())
      expect(await bottom(button)).toBeLessThanOrEqual(question.y);

    const photo = await box(shownPicture(page));
    const top = header.height * 1.4;
    const clip = { x: 0, y: top, width, height: photo.y + photo.height - top };
    titles.push(await box(title));
    expect(photo.y + photo.height).toBeLessThanOrEqual(titles.at(-1)!.y);
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
    expect((await box(claim)).y).toBeGreaterThan(question.y);
  }
  await decline(page);
  for (const [at, [width, height]] of phones.entries()) {
    await page.setViewportSize({ width, height });
    expect(await box(title)).toEqual(titles[at]);
    await expect(claim).toBeInViewport({ ratio: 1 });
  }
});

test('what matters is above the banner in wide and low windows', { tag: '@landing' }, async ({ page }) => {
  await openHero(page);
  const hero = page.locator('#hjem');
  const headline = hero.getByRole('heading');
  await expect(hero.getByRole('listitem')).toHaveCount(4);
  const claims = hero.getByText('Vi har ansvaret for hele jobben.');
  const stop = page.getByRole('button', { name: 'Pause bildevisningen' });
  const windows = [
    { width: 568, height: 320, last: headline },
    { width: 667, height: 375, last: stop },
    { width: 1093, height: 504, last: hero.getByRole('link').last() },
    { width: 1280, height: 580, last: stop },
    { width: 1366, height: 650, last: hero.getByRole('link').last() },
    { width: 1265, height: 720, last: claims },
    { width: 768, height: 1024, last: claims },
  ];
  const places = [];
  for (const { last, ...size } of windows) {
    await page.setViewportSize(size);
    expect(await bottom(last), `${size.width} px`).toBeLessThanOrEqual((await box(banner(page))).y);
    places.push(await box(headline));
  }
  await decline(page);
  for (const [at, { last: _, ...size }] of windows.entries()) {
    await page.setViewportSize(size);
    expect(await box(headline), `${size.width} px`).toEqual(places[at]);
  }
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

test('the header is readable over black and white (WCAG 1.4.3)', { tag: '@phone' }, async ({ page }) => {
  await openHero(page);
  const call = await page.getByRole('banner').getByRole('link', { name: 'Ring Oss' }).boundingBox();
  for (const photo of ['black', 'white']) {
    await addStyles(
      page,
      `.hero-photos { background: ${photo} } .hero-photo, .header, .hero-controls { visibility: hidden }`,
    );
    // The button is the lowest of the header's parts.
    const clip = { x: 0, y: 0, width: page.viewportSize()!.width, height: call!.y + call!.height };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    const [r = 0, g = 0, b = 0] = channels.map(({ min }) => min / 255);
    expect(wcagContrast(design.ink, { mode: 'rgb', r, g, b }), photo).toBeGreaterThanOrEqual(4.5);
  }
});
