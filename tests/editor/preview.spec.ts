import { button, expect, field, open, press, save, show, switchTo, test } from './test.ts';

test('a phone beside the form shows what is typed, without gaps', async ({ page, editor }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const loading = page.getByText('Forhåndsvisningen lastes …');
  const styles = page.waitForResponse('**/preview*.css');
  await page.route('**/preview*.css', (route) => loading.waitFor().then(() => route.continue()));
  await open(page, editor, 'Toppen av forsiden');
  await styles;
  await expect(loading).toHaveCount(0);
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { name: /^Hele badet/ })).toBeVisible();
  await expect(shown.getByRole('img').first()).toBeVisible();
  const { scale, height } = await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    const { width } = frame.getBoundingClientRect();
    return { scale: width / frame.clientWidth, height: frame.clientHeight };
  });
  expect(height).toBe(844);
  expect(scale).toBeGreaterThanOrEqual(0.6);
  await field(page, 'Linje 1').fill('Et bad å bli i');
  await expect(shown.getByRole('heading', { name: /^Et bad å bli i/ })).toBeVisible();
  await press(page.getByRole('group', { name: 'Bilder' }).locator('summary').first());
  await press(button(page, 'Stor skjerm'));
  await page.getByRole('button', { name: /^På stor skjerm: 70 % fra venstre/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown.locator('img.hero-photo')).toHaveCSS('object-position', '75% 20%');

  await switchTo(page, 'Om oss');
  const paragraph = page.locator('[id="felt-paragraphs-0"]');
  const words = (await paragraph.inputValue()).slice(0, 30);
  await expect(shown.getByText(words)).toBeVisible();
  await paragraph.fill('FYLL UT: hvem dere er');
  await expect(shown.getByText(words)).toHaveCount(0);
  await expect(shown.getByText('FYLL UT')).toHaveCount(0);

  await switchTo(page, 'Firmaet');
  await press(button(page, 'Stor skjerm'));
  // A window without a hero fills its column.
  await page.setViewportSize({ width: 1366, height: 1400 });
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  const column = await page.locator('.preview-frame').evaluate(heightOf);
  expect(await page.locator('iframe').evaluate(heightOf)).toBeCloseTo(column, 0);
  await page.locator('[id="felt-bulletin-text"]').fill('Vi har ferie.');
  await expect(shown.locator('.bulletin').first()).toHaveText('Vi har ferie.');
});

test.describe('@phone', () => {
  test('a row of a table is edited, and a project shown as the page has it', async ({
    page,
    editor,
    repository,
  }) => {
    await page.goto(editor);
    await show(page, 'personvern.md');
    await press(page.locator('summary', { hasText: 'Formål og rettslig grunnlag' }));
    const purpose = field(page, 'Hva vi bruker dem til').nth(2);
    await expect(purpose).toHaveValue('Fakturere og føre regnskap');
    await purpose.fill('Fakturere');
    await save(page);
    expect(repository.lastDiff()).toEqual([
      expect.stringMatching(/^-\| Fakturere og føre regnskap {34}\| Rettslig plikt/),
      expect.stringMatching(/^\+\| Fakturere {51}\| Rettslig plikt/),
    ]);
    // A project is called featured only if it is.
    await show(page, 'projects/proj2/project.yaml');
    await press(button(page, 'Vis siden'));
    const shown = page.frameLocator('iframe');
    await expect(shown.getByText('Mørkt bad i skifer').first()).toBeVisible();
    await expect(shown.getByText('Fremhevet prosjekt')).toHaveCount(0);
  });

  test('a field is found by its label and by what it says', async ({ page, editor }) => {
    await page.goto(editor);
    const search = page.getByRole('searchbox', { name: 'Finn det du vil endre' });
    // As it is read, without the signs of Markdown.
    await search.fill('tekniske logger');
    await expect(page.getByRole('search')).toContainText('Personvern → ');
    await expect(page.getByRole('search')).not.toContainText(/##|\*\*|\]\(|kart}/);
    for (const [words, id, openFirst] of [
      ['telefon', 'felt-phone', () => press(page.getByRole('search').getByRole('link').first())],
      ['fredag', 'felt-openingHours-fredag', () => search.press('Enter')],
      ['takstmann i huset', 'felt-reasons-points-2-title', () => search.press('Enter')],
    ] as const) {
      await search.fill(words);
      await openFirst();
      await expect(page.locator(`[id="${id}"]`)).toBeFocused();
      await page.goBack();
    }
  });
});
