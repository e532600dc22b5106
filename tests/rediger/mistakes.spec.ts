import { expect, field, saveButton, test } from './test.ts';

test('a mistake in a field is told at the field, in the words of the schema, and nothing is saved', async ({
  page,
  editor,
}) => {
  const before = editor.repository.git('rev-parse', 'HEAD');
  await editor.open(page, 'firm');
  await field(page, 'Telefon').fill('12 34');
  await saveButton(page).click();
  await expect(page.getByText('Ett felt må rettes før du kan lagre.')).toBeVisible();
  const message = page.getByRole('alert').filter({ hasText: 'Et norsk telefonnummer med åtte sifre' });
  await expect(message.first()).toBeVisible();
  expect(editor.repository.git('rev-parse', 'HEAD')).toBe(before);
});

test('what only the whole content knows stops the save with a sentence that says what to do', async ({
  page,
  editor,
  said,
}) => {
  const before = editor.repository.git('rev-parse', 'HEAD');
  await editor.open(page, 'firm');
  await field(page, 'Daglig leder').fill('Ukjent Person');
  await saveButton(page).click();
  const dialog = page.getByRole('alertdialog', { name: 'Ikke lagret' });
  await expect(dialog).toContainText('Firmaet → Daglig leder: Her står det «Ukjent Person»');
  await expect(dialog).toContainText('staff.yaml');
  expect(editor.repository.git('rev-parse', 'HEAD')).toBe(before);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(field(page, 'Daglig leder')).toHaveValue('Ukjent Person');
  said.length = 0;
});
