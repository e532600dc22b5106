import { formAddress } from '../content/addresses.ts';
import { expect, test } from './test.ts';

/** Words that Keystatic says in English, and that no Norwegian text here has in it. */
const english =
  /\b(save|saved|saving|delete|add|create|created|edit|cancel|loading|entry|entries|unsaved|reset|copy|paste|duplicate|close|dismiss|search|remove|choose|file|item|items|empty|required|the|this|and|dashboard|settings|dark|light|system|required|open|navigation)\b/i;

const pages = [
  '/keystatic',
  '/keystatic/collection/projects',
  '/keystatic/collection/projects/create',
  formAddress('projects/proj1/project.yaml'),
  formAddress('contact.yaml'),
];

for (const path of pages) {
  test(`${path} speaks Norwegian, to the eye and to a screen reader`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('#skjema').getByRole('button').nth(1)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const words = await page.evaluate(() => {
      const named = [
        ...document.querySelectorAll('[aria-label], [title], [placeholder], [aria-roledescription]'),
      ];
      return [
        document.body.innerText,
        ...named.flatMap((element) =>
          ['aria-label', 'title', 'placeholder', 'aria-roledescription'].map((name) =>
            element.getAttribute(name),
          ),
        ),
      ];
    });
    expect(words.filter((text) => text !== null && english.test(text))).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', /^nb/);
  });
}

test('the question before a project is deleted is Norwegian', async ({ page }) => {
  await page.goto(formAddress('projects/proj2/project.yaml'));
  await page.getByRole('button', { name: 'Slett prosjektet …' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Slett prosjektet');
  expect(await dialog.innerText()).not.toMatch(english);
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await expect(dialog).toHaveCount(0);
});
