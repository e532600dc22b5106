import type { Page } from '@playwright/test';
import { expect, open, press, save, switchTo, test } from './test.ts';

/** Puts a text on the clipboard, as a program does that has copied it. */
async function copy(page: Page, text: string, html?: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const parts = { 'text/plain': text, ...(html !== undefined && { 'text/html': html }) };
  await page.evaluate(async (kinds) => {
    const blobs = Object.entries(kinds).map(([type, words]) => [type, new Blob([words], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, parts);
}

test('pasted text keeps its marks, bold and links have keys, and undo takes all of it back', async ({
  page,
  editor,
  repository,
}) => {
  await open(page, editor, 'Personvern');
  const part = page.locator('.body-part').nth(1);
  await press(part.locator('summary'));
  const area = part.getByRole('textbox').first();
  const before = await area.inputValue();
  await area.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await copy(page, 'Vi lagrer:\n• Navn', '<p>Vi <b>lagrer</b>:</p><ul><li>Navn</li><li>Telefon</li></ul>');
  // What is typed while the first paste loads its converter follows it.
  const { promise: typed, resolve: go } = Promise.withResolvers();
  await page.route('**/*.js', (route) => typed.then(() => route.continue()));
  await page.keyboard.press('ControlOrMeta+v');
  await page.keyboard.type(' og');
  go(true);
  await expect(area).toHaveValue(`${before}Vi **lagrer**:\n\n- Navn\n- Telefon og`);
  await page.keyboard.type('!');
  await expect(area).toHaveValue(/Telefon og!$/);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ControlOrMeta+z');
  await expect(area).toHaveValue(before);
  await page.keyboard.press('ControlOrMeta+Shift+v');
  await expect(area).toHaveValue(`${before}Vi lagrer:\n• Navn`);
  await page.keyboard.press('ControlOrMeta+z');
  // Word's soft line break.
  await copy(page, 'en\u000bto');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(area).toHaveValue(`${before}en\\\nto`);
  await page.keyboard.press('ControlOrMeta+z');
  await copy(page, 'Avsnitt.\n\n'.repeat(2000), '<p>Avsnitt</p>'.repeat(2000));
  await page.keyboard.press('ControlOrMeta+v');
  const pasted = Date.now();
  await expect(area).toHaveValue(/(?:Avsnitt\n\n){1999}Avsnitt$/, { timeout: 20_000 });
  expect(Date.now() - pasted).toBeLessThan(4000);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(area).toHaveValue(before);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('Viktig');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' ');
  await press(part.getByRole('button', { name: 'Lenke', exact: true }));
  await page.keyboard.type('her');
  await press(part.getByRole('button', { name: 'Lenke', exact: true }));
  await page.keyboard.type('/#kontakt');
  await press(part.getByRole('button', { name: 'Punktliste', exact: true }));
  await expect(area).toBeFocused();
  await save(page);
  expect(repository.read('content/personvern.md')).toContain('\n\n- **Viktig** [her](/#kontakt)\n');
});

test('a list of short texts is written with Enter and Backspace, and takes pasted lines as items', async ({
  page,
  editor,
}) => {
  await open(page, editor, 'Tjenester');
  await press(page.locator('summary').first());
  const list = page.getByRole('group', { name: 'Stikkord' }).first();
  const fields = list.getByRole('textbox');
  const count = await fields.count();
  await fields.last().focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await expect(fields).toHaveCount(count + 1);
  await expect(fields.last()).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(fields).toHaveCount(count);
  await expect(fields.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await copy(page, '•\tMembran\n•\tFlis\u000bog fuge\n');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(fields).toHaveCount(count + 3);
  await expect(fields.last()).toHaveValue('og fuge');
  await expect(fields.last()).toBeFocused();
  // What was pasted is one step, and Enter is one.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(fields).toHaveCount(count + 1);
  await expect(fields.last()).toBeFocused();
  await expect(fields.last()).toHaveValue('');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(fields).toHaveCount(count);
  await switchTo(page, 'Firmaet');
  const addresses = page.getByRole('group', { name: 'Sosiale medier' }).getByRole('textbox');
  await addresses.first().focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await expect(addresses.nth(1)).toBeFocused();
  await expect(addresses.nth(1)).toHaveValue('');
});
