import type { Page } from '@playwright/test';
import { storeAnswer } from '../../support/consent.ts';
import { gallery, openProjects, project } from '../../support/gallery.ts';
import { expect, test } from '../../support/test.ts';
import { lookAtFocus, problems, walk } from '../../support/focus.ts';
import { openPage, showErrors } from '../../support/open.ts';

/* Journeys with the keyboard alone. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Tabs from the page's start to its end, and back where a header could cover what comes into view above. */
async function walkThrough(page: Page, size: string, isBack: boolean) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  const forth = await walk(page, 'Tab');
  expect(problems(forth), size).toEqual([]);
  // The banner comes behind the header, before the content.
  const names = forth.map(({ name }) => name);
  const header = await page.getByRole('banner').locator(':is(a, button):visible').count();
  const banner = ['Les om personvern', 'Innstillinger', 'Avslå', 'Godta'];
  expect(names[0]).toBe('Hopp til innholdet');
  expect(names.indexOf('Innstillinger')).toBeLessThanOrEqual(header + 2);
  expect(names.slice(names.indexOf('Les om personvern')).slice(0, 4)).toEqual(banner);
  expect(forth.at(-1)!.name).toBe('Samtykkeinnstillinger');
  if (!isBack) return;
  const back = await walk(page, 'Shift+Tab');
  expect(problems(back), size).toEqual([]);
  expect(back.map(({ name }) => name)).toEqual(forth.map(({ name }) => name).reverse());
}

test(
  'every stop can be seen, and the skip link and the banner lead on',
  { tag: '@landing' },
  async ({ page }) => {
    await openPage(page, '/');
    // Hydration disables the form's button, which must not have the focus then.
    await page.locator('#skjema').scrollIntoViewIfNeeded();
    await page.locator('#skjema[novalidate]').waitFor();
    await walkThrough(page, '1280x800', false);
    await walkThrough(page, '390x844', false);
    await walkThrough(page, '320x256', true);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#innhold')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Bestill Gratis Befaring', exact: true }),
    ).toBeFocused();
    await page.getByRole('button', { name: 'Godta' }).press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  },
);

test('every stop of the statement can be seen, there and back', { tag: '@landing' }, async ({ page }) => {
  await openPage(page, '/personvern');
  await walkThrough(page, '320x256', true);
});

test('no focused field of the form is covered by the notice of an error', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await showErrors({ page });
  const stops = await walk(page, 'Tab');
  expect(problems(stops)).toEqual([]);
  expect(stops.map(({ name }) => name)).toContain('Lukk melding');
});

test('the menu opens, leads through its links and gives the focus back on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/', 'false');
  const menu = page.getByRole('navigation', { name: 'Mobilmeny' });
  const button = page.getByRole('button', { name: 'Meny' });
  await button.press('Enter');
  await expect(menu).toBeVisible();
  for (const name of ['Hjem', 'Om Oss', 'Tjenester', 'Prosjekter', 'Ansatte', 'Kontakt']) {
    await page.keyboard.press('Tab');
    expect(await lookAtFocus(page)).toEqual({ name, end: false });
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('the gallery keeps the focus, and every stop in it is seen', async ({ page }) => {
  await storeAnswer(page, 'false');
  await openProjects(page);
  const { count } = gallery(page);
  await project(page, 'Mørkt bad i skifer').press('Enter');
  await expect(count).toHaveText('Bilde 1 av 4');
  const stops = await walk(page, 'Tab');
  expect(problems(stops)).toEqual([]);
  const pictures = [1, 2, 3, 4].map((number) => `Vis bilde ${number}`);
  expect(stops.map(({ name }) => name)).toEqual([
    'Bilder',
    'Forrige bilde',
    'Neste bilde',
    ...pictures,
    'Lukk galleriet',
  ]);
});

test('after a click on words the keyboard goes on from there', async ({ page }) => {
  await openPage(page, '/', 'false');
  await page.locator('#kontakt-tittel').click();
  const place = await page.evaluate(() => scrollY);
  await page.keyboard.press('Tab');
  await expect(page.locator('#kontakt').locator(':focus')).toHaveCount(1);
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(800);
});
