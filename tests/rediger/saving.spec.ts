import { check } from '../../src/content/check/check.ts';
import { fileOf } from '../../src/content/content.ts';
import { readContent } from '../../src/content/read.ts';
import { expect, field, save, saveButton, test } from './test.ts';

test('a new phone number is one changed line, which the next build reads', async ({ page, editor }) => {
  await editor.open(page, 'firm');
  await expect(saveButton(page)).toBeDisabled();
  await field(page, 'Telefon').fill('11 22 33 44');
  await save(page);
  expect(editor.repository.lastDiff()).toEqual(['-phone: 00 00 00 00', '+phone: 11 22 33 44']);
  const content = await readContent(`${editor.repository.root}/content`);
  expect(fileOf(content, 'firm.yaml').value).toMatchObject({ phone: '11 22 33 44' });
  expect(check(content)).toEqual([]);
});

test('a form that is put back as it was has nothing to save', async ({ page, editor }) => {
  await editor.open(page, 'firm');
  await field(page, 'Telefon').fill('11 22 33 44');
  await expect(saveButton(page)).toBeEnabled();
  await field(page, 'Telefon').fill('00 00 00 00');
  await expect(saveButton(page)).toBeDisabled();
});

test('two saves of one form after each other change a line each', async ({ page, editor }) => {
  await editor.open(page, 'contact');
  await field(page, 'Overskrift over åpningstidene').fill('Når vi har åpent');
  await save(page);
  await editor.open(page, 'contact');
  await field(page, 'Overskrift over godkjenningene').fill('Papirene');
  await page.locator('#publishing').evaluate((place) => place.replaceChildren());
  await save(page);
  expect(editor.repository.lastDiff()).toEqual([
    '-certificationsTitle: Sertifiseringer',
    '+certificationsTitle: Papirene',
  ]);
});

test('the privacy statement keeps its tables and its comments', async ({ page, editor }) => {
  await editor.open(page, 'personvern');
  await field(page, 'Overskrift').fill('Personvern hos oss');
  await save(page);
  expect(editor.repository.lastDiff()).toEqual(['-title: Personvernerklæring', '+title: Personvern hos oss']);
});
