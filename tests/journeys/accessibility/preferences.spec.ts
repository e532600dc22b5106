import type { Locator } from '@playwright/test';
import { expect, test } from '../../support/test.ts';
import { findMisfits } from '../../support/fit.ts';
import { openPage, openSettings } from '../../support/open.ts';

/* What the visitor asked the system for: forced colours, more contrast, less motion. */

/** The value of a colour that the browser computes. */
const colour = (part: Locator, property: 'color' | 'backgroundColor' | 'borderTopColor') =>
  part.evaluate((element, name) => getComputedStyle(element)[name], property);

test.describe('forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('edges, the state of the switch and the focus are drawn', async ({ page }) => {
    await openSettings({ page });
    const toggle = page.getByRole('switch');
    await expect(toggle).toHaveCSS('border-top-style', 'solid');
    const off = await colour(toggle, 'backgroundColor');
    await toggle.evaluate((box: HTMLInputElement) => (box.checked = true));
    await expect(toggle).not.toHaveCSS('background-color', off);
    await page.keyboard.press('Escape');

    await expect(page.locator('.cell').first()).toHaveCSS('outline-style', 'solid');
    const header = page.locator('.header');
    await expect(header.locator('.logo-mark').first()).toHaveCSS('background-color', 'oklch(1 0 0)');
    await expect(header).toHaveCSS('background-color', await colour(page.locator('body'), 'backgroundColor'));
    await expect(header).toHaveCSS('border-bottom-style', 'solid');
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
  const section = page.locator('#om-oss');
  const quiet = section.locator('.reason p').first();
  const ink = await colour(page.locator('h1'), 'color');
  const divider = await colour(section, 'borderTopColor');
  await expect(quiet).not.toHaveCSS('color', ink);
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await expect(quiet).toHaveCSS('color', ink);
  await expect(section).not.toHaveCSS('border-top-color', divider);
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
});

test('text at 200 % in a window of 280 px: no page scrolls sideways', async ({ page, guard }) => {
  guard.allow(/404/);
  await page.setViewportSize({ width: 280, height: 640 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of ['/', '/personvern', '/finnes-ikke']) {
    await openPage(page, path, 'false');
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width, path).toBeLessThanOrEqual(0);
  }
});
