import { button, expect, field, press, save, saveButton, test } from './test.ts';

test('a file that was changed elsewhere meanwhile is not written over unseen', async ({ page, editor }) => {
  const { repository } = editor;
  await editor.open(page, 'firm');
  await field(page, 'Telefon').fill('11 22 33 44');
  repository.change('content/firm.yaml', 'name: Eksempelbad AS', 'name: Nytt Navn AS');
  await press(saveButton(page));
  await expect(page.getByText(/endret .*(Ola Nordmann|av noen andre|et annet sted)/i).first()).toBeVisible();
  // At 22:25, not at 10:25 p.m.
  await expect(page.getByRole('alertdialog')).toContainText(/\d\d:\d\d\P{L}*,/u);
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

test('of two tabs with one form, the later is told of the other and loses nothing', async ({
  page,
  editor,
  context,
}) => {
  const { repository } = editor;
  await editor.open(page, 'firm');
  const other = await context.newPage();
  await editor.open(other, 'firm');
  await field(other, 'Telefon').fill('11 22 33 44');
  await save(other);
  await page.bringToFront();
  await field(page, 'Firmanavn').fill('Nytt Navn AS');
  await press(saveButton(page));
  const dialog = page.getByRole('alertdialog', { name: 'Noen andre har endret dette' });
  await expect(dialog).toContainText(/endret .*etter at du åpnet det/);
  expect(repository.lastDiff()).toEqual(['-phone: 00 00 00 00', '+phone: 11 22 33 44']);
  await press(dialog.getByRole('button', { name: /^(OK|Avbryt)$/ }));
  await expect(field(page, 'Firmanavn')).toHaveValue('Nytt Navn AS');
});

test(
  'without a connection nothing is changed, and where it breaks before the answer, nobody says that nothing was',
  { tag: '@phone' },
  async ({ page, editor, context, said }) => {
    await editor.open(page, 'firm');
    await field(page, 'Telefon').fill('11 22 33 44');
    await context.setOffline(true);
    await press(saveButton(page));
    const dialog = page.getByRole('alertdialog', { name: 'Lagringen stoppet' });
    await expect(dialog).toContainText('så ingenting er endret');
    await press(button(dialog, 'OK'));
    await context.setOffline(false);
    await page.route('**/graphql', async (route) => {
      const answer = await route.fetch();
      const isCommit = route.request().postData()?.includes('createCommitOnBranch');
      return isCommit ? route.abort() : route.fulfill({ response: answer });
    });
    await press(saveButton(page));
    await expect(dialog).toContainText('eller så er det lagret uten at svaret kom fram.');
    expect(editor.repository.lastDiff()).toEqual(['-phone: 00 00 00 00', '+phone: 11 22 33 44']);
    await press(button(dialog, 'OK'));
    await press(button(page, 'Siste endringer'));
    await press(button(page, 'Angre Endret «Firmaet»'));
    await expect(page.getByText('Fikk ikke svar, så det kan være lagret likevel.')).toBeVisible();
    expect(editor.repository.lastDiff()).toEqual(['-phone: 11 22 33 44', '+phone: 00 00 00 00']);
    said.length = 0;
  },
);
