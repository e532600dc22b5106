import type { Locator, Page } from '@playwright/test';
import { addStyles, textSpacing } from '../support/fit.ts';
import { gallery, openProjects } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const projects = [
  { title: 'Lyst familiebad med eik', count: 8, thumbnails: 4 },
  { title: 'Mørkt bad i skifer', count: 4, thumbnails: 3 },
  { title: 'Fire kvadratmeter, alt på plass', count: 3, thumbnails: 3 },
  { title: 'Marmorbad med frittstående kar', count: 4, thumbnails: 3 },
] as const;

test('shows four projects, one of them large, with their first pictures and how many there are', async ({
  page,
}) => {
  await openProjects(page);
  const section = page.locator('#prosjekter');
  const cards = section.getByRole('article');
  await expect(cards).toHaveCount(projects.length);
  for (const [place, { title, count, thumbnails }] of projects.entries()) {
    const card = cards.nth(place);
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByText(`${count} bilder`, { exact: true })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Vis bilde/ })).toHaveCount(thumbnails);
    await expect(card.locator('p').filter({ hasText: 'Eksempel' })).toBeVisible();
  }
  await expect(section.getByText('FREMHEVET PROSJEKT', { exact: true })).toHaveCount(1);
  const featured = cards.first();
  await expect(featured.getByText('FREMHEVET PROSJEKT')).toBeVisible();
  await expect(featured.getByText('Se alle 8 bildene')).toBeVisible();
  await expect(featured.getByRole('link', { name: '+4 bilder. Vis bilde 5 av 8' })).toBeVisible();
  await expect(section.getByRole('link', { name: /^\+/ })).toHaveCount(1);
  // Every link names its own picture or project.
  const names = await section
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.ariaLabel ?? link.textContent));
  expect(names.length).toBe(19);
  expect(new Set(names).size).toBe(names.length);
});

test('the thumbnails of a card are in one row, and the section is no longer than it must be', async ({
  page,
}) => {
  await openProjects(page);
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const card of await page.locator('#prosjekter article').all()) {
      const tops = await card
        .locator('a[data-gallery]:not(h3 a, .project-more)')
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
      expect(new Set(tops).size, `${width} px`).toBe(1);
    }
    if (width === 390)
      expect((await page.locator('#prosjekter').boundingBox())!.height).toBeLessThanOrEqual(2600);
  }
});

test('words of a card can be marked, which opens nothing', async ({ page }) => {
  await openProjects(page);
  const words = page.getByRole('article').first().getByText('Eksempel');
  await words.scrollIntoViewIfNeeded();
  const { x, y } = (await words.boundingBox())!;
  await page.mouse.move(x + 20, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 40, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(5);
  await expect(gallery(page).dialog).toBeHidden();
});

test('descriptions in the grid are cut after three lines, unless the card has the focus', async ({
  page,
}) => {
  await openProjects(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await addStyles(page, textSpacing);
  const lines = () =>
    page
      .locator('#prosjekter [data-words]')
      .evaluateAll((texts) =>
        texts.map((text) => Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight))),
      );
  const [whole, ...others] = await lines();
  expect(whole).toBeGreaterThan(3);
  expect(others).toEqual([3, 3, 3]);
  await page.keyboard.press('Shift');
  await page.getByRole('article').last().getByRole('heading').getByRole('link').focus();
  await expect.poll(async () => (await lines()).at(-1)).toBeGreaterThan(3);
});

/** Presses a part of a project's card, and expects the gallery at its main picture. */
async function expectOpens(page: Page, title: string, part: (card: Locator) => Locator) {
  const card = page.getByRole('article', { name: title, exact: true });
  const words = (await card.getByRole('img').first().getAttribute('alt'))!;
  const { picture, close, dialog, count } = gallery(page);
  await press(part(card));
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
  await expect(picture).toHaveAttribute('alt', words);
  await expect(count).toHaveText(`Bilde 1 av ${projects.find((each) => each.title === title)!.count}`);
  await press(close);
  await expect(dialog).toBeHidden();
}

test(
  'every main picture and the words of a card open its project',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const [{ title: first }] = projects;
    await openProjects(page);
    for (const { title } of isMobile ? projects.slice(1, 2) : projects)
      await expectOpens(page, title, (card) => card.getByRole('img').first());
    for (const text of [first, 'Det gamle badet ble revet', 'Se alle'])
      await expectOpens(page, first, (card) => card.getByText(text).first());
  },
);
