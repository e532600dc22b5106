import type { Page } from '@playwright/test';
import { findMisfits } from '../support/fit.ts';
import { gallery, openProjects, project } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { scrollThrough } from '../support/scroll.ts';
import { expect, test } from '../support/test.ts';

/** Every picture of the page but the firm's logo, after all of it has been in view. */
async function shownPictures(page: Page) {
  await scrollThrough(page);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
  return page.locator('img:not(.logo-mark)').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.checkVisibility())
      .map((image) => {
        // `srcset` has the width of the file: `naturalWidth` is divided by the density that `sizes` implies.
        const candidates = [...(image.parentElement?.querySelectorAll('source') ?? [])]
          .flatMap(({ srcset }) => srcset.split(', '))
          .map((candidate) => candidate.split(' '));
        const file = new URL(image.currentSrc).pathname;
        const chosen = candidates.find(([address]) => address === file)?.[1];
        const width = chosen === undefined ? image.naturalWidth : Number.parseInt(chosen);
        const box = image.getBoundingClientRect();
        // A cropped picture covers the longer side of its box.
        const cover = Math.max(box.width, box.height * (image.naturalWidth / image.naturalHeight));
        return {
          source: file,
          /** Pixels of the file, and of the screen that it fills. */
          width,
          needed: cover * devicePixelRatio,
          /** A narrower file was on offer. */
          narrower: candidates.some(([, candidate]) => Number.parseInt(candidate ?? '') < width),
          loading: image.loading,
          /** How much wider the box is than the file. Of one that differs, the browser shows the middle. */
          stretch: box.width / box.height / (image.naturalWidth / image.naturalHeight),
          isPhotograph: image.closest('.photo') !== null,
          reserved: image.hasAttribute('width') && image.hasAttribute('height'),
          placeholder: getComputedStyle(image).backgroundColor !== 'rgba(0, 0, 0, 0)',
        };
      }),
  );
}

const screens = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 1920, height: 1080, deviceScaleFactor: 1 },
];

for (const { deviceScaleFactor, ...viewport } of screens) {
  const tag = viewport.width === 390 ? [] : '@landing';
  test.describe(`at ${viewport.width} px and ${deviceScaleFactor} pixels a point`, { tag }, () => {
    test.use({ viewport, deviceScaleFactor });
    test('pictures are lazy, in reserved space, and no wider than they need', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      // Photographs and logos; the drawings of the site itself are files beside the pages.
      const pictures = (await shownPictures(page)).filter(({ source }) => source.startsWith('/_astro/'));
      expect(pictures.length).toBeGreaterThan(15);
      const wasteful = pictures.filter(({ width, needed, narrower }) => narrower && width > 2 * needed);
      expect(wasteful).toEqual([]);
      const [hero, ...others] = pictures;
      expect(hero!.loading).not.toBe('lazy');
      // Its next file, of 2048 pixels, is twice as large, and not needed before 1450.
      if (viewport.width === 1440) expect(hero!.width).toBe(1440);
      expect(others.filter(({ loading, reserved }) => loading !== 'lazy' || !reserved)).toEqual([]);
      // A logo is partly transparent.
      const photographs = others.filter(({ isPhotograph }) => isPhotograph);
      expect(photographs.filter(({ placeholder }) => !placeholder)).toEqual([]);
      // What the owner chose in the editor is what is shown: a crop is of the file, at every width.
      const cropped = pictures.filter(
        ({ isPhotograph, stretch }) => isPhotograph && Math.abs(stretch - 1) > 0.02,
      );
      expect(cropped).toEqual([]);
      // A checksum alone: the file's own name may be a customer's.
      expect(pictures.filter(({ source }) => !/^\/_astro\/[^.]+\.\w+$/.test(source))).toEqual([]);
    });
  });
}

test(
  'what has failed comes when the line is back, on the page and in the gallery',
  { tag: ['@phone', '@landing'] },
  async ({ page, context, guard }) => {
    guard.allow(/ERR_FAILED/);
    await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
    await openProjects(page);
    const card = page.locator('#prosjekter img').first();
    await press(project(page, 'Lyst familiebad med eik'));
    const pictures = [card, gallery(page).picture];
    const widthOf = (image: HTMLImageElement) => (image.complete ? image.naturalWidth : -1);
    for (const picture of pictures) await expect.poll(() => picture.evaluate(widthOf)).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
    await context.setOffline(true);
    await context.setOffline(false);
    for (const picture of pictures) await expect.poll(() => picture.evaluate(widthOf)).toBeGreaterThan(0);
  },
);

test(
  'where no picture comes the page is no wider than the window',
  { tag: ['@phone', '@landing'] },
  async ({ page, guard }) => {
    guard.allow(/ERR_FAILED/);
    await page.route(/\.(avif|webp|jpg|svg)$/, (route) => route.abort());
    await page.goto('/');
    await scrollThrough(page);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findMisfits(page), `${width} px`).toEqual([]);
    }
  },
);
