import { expect, field, save, saveButton, test } from './test.ts';

test('a file that was changed elsewhere meanwhile is not written over unseen', async ({ page, editor }) => {
  const { repository } = editor;
  await editor.open(page, 'firm');
  await field(page, 'Telefon').fill('11 22 33 44');
  repository.change('content/firm.yaml', 'name: Eksempelbad AS', 'name: Nytt Navn AS');
  await saveButton(page).click();
  await expect(page.getByText(/endret .*(Ola Nordmann|av noen andre|et annet sted)/i).first()).toBeVisible();
  expect(repository.read('content/firm.yaml')).toContain('name: Nytt Navn AS');
  expect(repository.read('content/firm.yaml')).toContain('phone: 00 00 00 00');
  await expect(field(page, 'Telefon')).toHaveValue('11 22 33 44');
});

test('another file changed elsewhere is no obstacle, and nothing of it is lost', async ({ page, editor }) => {
  const { repository } = editor;
  await editor.open(page, 'firm');
  await field(page, 'Telefon').fill('11 22 33 44');
  repository.change('content/staff.yaml', 'Per Nordmann', 'Petter Nordmann');
  await save(page);
  expect(repository.read('content/staff.yaml')).toContain('Petter Nordmann');
  expect(repository.read('content/firm.yaml')).toContain('phone: 11 22 33 44');
});

test('a save without a connection keeps what was written, and goes through when it is back', async ({
  page,
  editor,
  context,
  said,
}) => {
  await editor.open(page, 'firm');
  await field(page, 'Telefon').fill('11 22 33 44');
  await context.setOffline(true);
  await saveButton(page).click();
  await expect(page.getByRole('alertdialog', { name: 'Ikke lagret' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await context.setOffline(false);
  await save(page);
  expect(editor.repository.lastDiff()).toEqual(['-phone: 00 00 00 00', '+phone: 11 22 33 44']);
  said.length = 0;
});
