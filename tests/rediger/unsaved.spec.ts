import { isSaved, link, open } from './owner.ts';
import { button, expect, field, press, status, test } from './test.ts';

test.describe('@both', () => {
  test('a new project that is left empty is gone, and stops no save', async ({
    page,
    editor,
    repository,
  }) => {
    await open(page, editor);
    await press(link(page, /^Prosjekter/));
    await press(button(page, 'Nytt prosjekt'));
    await press(link(page, 'Tilbake'));
    await expect(page.getByText('Uten navn')).toHaveCount(0);
    await press(link(page, 'Tilbake'));
    await press(link(page, 'Firmaet'));
    await field(page, 'Telefon').fill('11 22 33 44');
    await press(button(page, 'Lagre'));
    await isSaved(page);
    expect(repository.lastFiles()).toEqual(['M content/firm.yaml']);
  });

  test('the list marks what is not saved, «Lagre» names it, and each is discarded with undo', async ({
    page,
    editor,
    repository,
  }) => {
    await open(page, editor);
    await press(link(page, 'Firmaet'));
    await field(page, 'Telefon').fill('11 22 33 44');
    await expect(button(page, 'Lagre')).toBeVisible();
    await press(link(page, 'Tilbake'));
    const firm = page.getByRole('listitem').filter({ has: link(page, 'Firmaet') });
    await expect(firm).toContainText('Ikke lagret');
    await press(link(page, /^Prosjekter/));
    await press(button(page, 'Flytt opp «Mørkt bad i skifer»'));
    await expect(button(page, 'Lagre Firmaet og Prosjekter')).toBeVisible();
    await press(link(page, 'Tilbake'));
    await press(button(page, 'Forkast Firmaet'));
    await expect(firm).toContainText('Forkastet');
    await press(button(page, 'Angre'));
    await expect(button(page, 'Lagre Firmaet og Prosjekter')).toBeVisible();
    await press(link(page, 'Firmaet'));
    await expect(field(page, 'Telefon')).toHaveValue('11 22 33 44');
    await press(link(page, 'Tilbake'));
    await press(button(page, 'Forkast Firmaet'));
    await press(button(page, 'Lagre Prosjekter'));
    await isSaved(page);
    expect(repository.lastFiles()).toEqual(['M content/projects.yaml']);
    await expect(page.getByText('Ikke lagret')).toHaveCount(0);
  });
});

test('Ctrl+S saves what is being written, and «Lagre» is one step before the first field', async ({
  page,
  editor,
  repository,
}) => {
  await open(page, editor);
  await press(link(page, 'Firmaet'));
  await field(page, 'Firmanavn').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Lagre')).toBeFocused();
  await field(page, 'Telefon').fill('+47 91234567');
  await page.keyboard.press('Control+s');
  await isSaved(page);
  await expect(field(page, 'Telefon')).toBeFocused();
  expect(repository.lastDiff()).toEqual(['-phone: 00 00 00 00', '+phone: 912 34 567']);
});

for (const [width, height] of [
  [390, 844],
  [320, 640],
  [320, 568],
  [844, 390],
] as const)
  test(`with text of twice the size on ${width} x ${height}, title, fields and «Lagre» are in view`, async ({
    page,
    editor,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await open(page, editor);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const name of ['Toppen av forsiden', 'Personvern']) {
      await press(link(page, name));
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeInViewport({ ratio: 1 });
      // No word is broken into letters.
      expect((await title.boundingBox())?.height).toBeLessThan(height / 3);
      await expect(button(page, 'Lagre')).toBeInViewport({ ratio: 1 });
      const view = await page.getByRole('main').boundingBox();
      expect(view?.height).toBeGreaterThan(height / (width < height ? 2 : 3));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await page.evaluate(coveredFields)).toEqual([]);
      await press(link(page, 'Tilbake'));
    }
    await press(link(page, 'Firmaet'));
    await field(page, 'Telefon').fill('11 22 33 44');
    await expect(status(page)).toHaveText('Ikke lagret ennå.');
    const form = await page.getByRole('main').boundingBox();
    expect(form?.height).toBeGreaterThan(height / (width < height ? 2 : 3));
  });

/** Fields whose first line is covered when they have the focus. */
function coveredFields() {
  const fields = document.querySelectorAll<HTMLElement>('main :is(input, textarea, select, summary)');
  return [...fields].flatMap((element) => {
    if (!element.checkVisibility()) return [];
    element.focus();
    const { left, top, width } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + Math.min(width / 2, 20), top + 8);
    return found && (element.contains(found) || found.contains(element)) && found.closest('main')
      ? []
      : [element.outerHTML.slice(0, 80)];
  });
}
