import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { findMisfits } from './fit.ts';
import { openPage, openSettings } from './open.ts';

/* What the visitor asked the system for: forced colours, more contrast, less motion. */

/** The colour a property has on the screen, as `rgb`. */
const colour = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
      canvas.fillStyle = getComputedStyle(element).getPropertyValue(name);
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).join(' ');
    }, property);

test.describe('forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('cells, buttons and header keep their edges, the switch its state, and focus is drawn', async ({
    page,
  }) => {
    await openSettings({ page });
    const toggle = page.getByRole('switch');
    await expect(toggle).toHaveCSS('border-top-style', 'solid');
    const off = await colour(page, '[role="switch"]', 'background-color');
    await toggle.evaluate((box: HTMLInputElement) => (box.checked = true));
    await expect.poll(() => colour(page, '[role="switch"]', 'background-color')).not.toBe(off);
    await page.keyboard.press('Escape');

    await expect(page.locator('.cell').first()).toHaveCSS('outline-style', 'solid');
    expect(await colour(page, '.header .logo-mark', 'background-color')).toBe('255 255 255');
    const canvas = await colour(page, 'body', 'background-color');
    expect(await colour(page, '.header', 'background-color')).toBe(canvas);
    await expect(page.locator('.header')).toHaveCSS('border-bottom-style', 'solid');
    const [line, words] = await page
      .getByRole('navigation', { name: 'Hovedmeny' })
      .getByRole('link', { name: 'Hjem' })
      .evaluate((link) => [getComputedStyle(link, '::after').backgroundColor, getComputedStyle(link).color]);
    expect(line).toBe(words);
    const rest = page.locator('#prosjekter a[data-index="4"]').first();
    await expect(rest).toHaveCSS('border-top-style', 'solid');
    const link = page.getByRole('link', { name: 'Bestill Gratis Befaring', exact: true });
    await link.focus();
    await page.keyboard.press('Shift');
    await expect(link).toHaveCSS('outline-style', 'solid');
    expect(await findMisfits(page)).toEqual([]);
  });
});

test('more contrast: quiet text becomes ink, and dividers and edges stand out', async ({ page }) => {
  await openPage(page, '/', 'false');
  const quiet = '#om-oss .reason p';
  const ink = await colour(page, 'h1', 'color');
  const divider = await colour(page, '#om-oss', 'border-top-color');
  expect(await colour(page, quiet, 'color')).not.toBe(ink);
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await expect.poll(() => colour(page, quiet, 'color')).toBe(ink);
  expect(await colour(page, '#om-oss', 'border-top-color')).not.toBe(divider);
});

test('less motion: nothing scrolls smoothly, and no transition can be seen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/', 'false');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  const slow = await page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return (
          animationName !== 'none' || transitionDuration.split(',').some((time) => parseFloat(time) > 0.001)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(slow).toEqual([]);
  await expect(page.getByRole('button', { name: 'Spill av bildevisningen' })).toBeVisible();
});
