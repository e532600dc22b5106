import type { Locator, Page } from '@playwright/test';
import { button, expect, field, openForm, press, save, showScreen, openOtherForm, test } from './test.ts';

/** Presses something in the preview, whose page is scaled: Playwright does not know where it is. */
async function pressShown(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const inside = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const frame = await page.locator('iframe').evaluate((element: HTMLIFrameElement) => {
    const { left, top, width } = element.getBoundingClientRect();
    return { left, top, scale: width / element.clientWidth };
  });
  await page.touchscreen.tap(frame.left + inside.x * frame.scale, frame.top + inside.y * frame.scale);
}

test('a phone beside the form shows what is typed, without gaps', async ({ page, editor }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const loading = page.getByText('Forhåndsvisningen lastes …');
  const styles = page.waitForResponse('**/preview*.css');
  await page.route('**/preview*.css', (route) => loading.waitFor().then(() => route.continue()));
  await openForm(page, editor, 'Toppen av forsiden');
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

  await openOtherForm(page, 'Om oss');
  const paragraph = page.locator('[id="felt-paragraphs-0"]');
  const words = (await paragraph.inputValue()).slice(0, 30);
  await expect(shown.getByText(words)).toBeVisible();
  await paragraph.fill('FYLL UT: hvem dere er');
  await expect(shown.getByText(words)).toHaveCount(0);
  await expect(shown.getByText('FYLL UT')).toHaveCount(0);

  await openOtherForm(page, 'Firmaet');
  await press(button(page, 'Stor skjerm'));
  // A window without a hero fills its column.
  await page.setViewportSize({ width: 1366, height: 1400 });
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  const column = await page.locator('.preview-frame').evaluate(heightOf);
  expect(await page.locator('iframe').evaluate(heightOf)).toBeCloseTo(column, 0);
  await page.locator('[id="felt-bulletin-text"]').fill('Vi har ferie.');
  await expect(shown.locator('.bulletin')).toHaveText('Vi har ferie.');
  // What is half typed leaves the last valid page.
  await page.locator('[id="felt-name"]').fill('');
  await page.locator('[id="felt-bulletin-text"]').fill('Vi er her.');
  await expect(shown.locator('.bulletin')).toHaveText('Vi har ferie.');
  await page.locator('[id="felt-name"]').fill('Bad AS');
  await expect(shown.locator('.bulletin')).toHaveText('Vi er her.');
  // An iPad that is turned has the form alone, and the page again when it is turned back.
  await page.setViewportSize({ width: 834, height: 1194 });
  await expect(page.locator('iframe')).toHaveCount(0);
  const form = page.getByRole('main');
  expect((await form.boundingBox())?.width).toBe(834);
  // Or, when asked for, the page alone, and then both.
  await press(button(page, 'Vis siden'));
  await expect(shown.locator('.bulletin')).toHaveText('Vi er her.');
  await expect(form).toBeHidden();
  await expect(button(page, 'Stor skjerm')).toBeHidden();
  await page.setViewportSize({ width: 1194, height: 834 });
  await expect(shown.locator('.bulletin')).toHaveText('Vi er her.');
  await expect(form).toBeVisible();
  await expect(button(page, 'Stor skjerm')).toBeVisible();
  await expect(button(page, 'Vis skjemaet')).toBeHidden();
  expect((await form.boundingBox())?.width).toBeCloseTo(1194 * 0.4, -1);
  expect((await page.locator('.preview').boundingBox())?.width).toBeCloseTo(1194 * 0.6, -1);
});

test.describe('@phone', () => {
  test('a press opens the form of its part, and saving leads back', async ({ page, editor, folder }) => {
    await openForm(page, editor, 'Om oss');
    await press(button(page, 'Vis siden'));
    const shown = page.frameLocator('iframe');
    await pressShown(page, shown.getByText('Usikker på om badet må rives?'));
    const text = page.locator('[id="felt-lead"]');
    await text.fill('Vi ser hva som kan bli stående.');
    await save(page);
    await expect(shown.getByText('Vi ser hva som kan bli stående.')).toBeVisible();
    expect(folder.lastDiff()).toContain('+lead: Vi ser hva som kan bli stående.');
    await showScreen(page, 'firm.yaml');
    await press(button(page, 'Vis siden'));
    await pressShown(page, shown.getByRole('heading', { name: 'La oss snakke om ditt prosjekt' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt');
    await showScreen(page, 'projects.yaml');
    await press(button(page, 'Vis siden'));
    await pressShown(page, shown.getByRole('heading', { name: 'Mørkt bad i skifer' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mørkt bad i skifer');
    // A project is called featured only if it is.
    await showScreen(page, 'projects/proj2/project.yaml');
    await press(button(page, 'Vis siden'));
    await expect(shown.getByText('Mørkt bad i skifer').first()).toBeVisible();
    await expect(shown.getByText('Fremhevet prosjekt')).toHaveCount(0);
    // One that is not complete says so, instead of an empty page.
    await showScreen(page, 'projects.yaml');
    await press(button(page, 'Nytt prosjekt'));
    await press(button(page, 'Vis siden'));
    await expect(shown.getByText('Fyll ut resten, så vises det her.')).toBeVisible();
    await expect(page.getByText('Trykk på en del for å endre den.')).toHaveCount(0);
  });
});
