import { button, expect, field, press, publishing, save, test } from './test.ts';

test('the last change is taken back by a commit of its own', { tag: '@phone' }, async ({ page, editor }) => {
  const { repository } = editor;
  const before = repository.read('content/firm.yaml');
  await editor.open(page, 'firm');
  await field(page, 'Telefon').fill('11 22 33 44');
  await save(page);
  await press(button(page, 'Siste endringer'));
  const dialog = page.getByRole('dialog', { name: 'Siste endringer' });
  await expect(dialog.getByRole('listitem').first()).toContainText(/Endret «Firmaet».*Ola Nordmann/);
  await press(button(dialog, 'Angre Endret «Firmaet»'));
  await expect.poll(() => repository.git('log', '-1', '--format=%s').trim()).toBe('Angret: Endret «Firmaet»');
  expect(repository.read('content/firm.yaml')).toBe(before);
  expect(repository.count()).toBe(3);
  await expect(publishing(page)).toHaveText('Lagret');
  await editor.open(page, 'firm');
  await expect(field(page, 'Telefon')).toHaveValue('00 00 00 00');
});

test('an earlier change is taken back with the later kept, and not where both are of one line', async ({
  page,
  editor,
  said,
}) => {
  const { repository } = editor;
  repository.change('content/firm.yaml', 'phone: 00 00 00 00', 'phone: 11 11 11 11');
  repository.change('content/firm.yaml', 'tagline: Badspesialisten', 'tagline: Badmannen');
  await page.goto(editor.url);
  const dialog = page.getByRole('dialog', { name: 'Siste endringer' });
  const undo = async (place: number) => {
    await press(button(page, 'Siste endringer'));
    await press(dialog.getByRole('button', { name: /^Angre/ }).nth(place));
  };
  await undo(1);
  await expect.poll(() => repository.read('content/firm.yaml')).toContain('phone: 00 00 00 00');
  expect(repository.read('content/firm.yaml')).toContain('tagline: Badmannen');
  // The page has come anew by itself.
  await expect(publishing(page)).toHaveText('Lagret');
  repository.change('content/firm.yaml', 'Badmannen', 'Badkona');
  await page.goto(editor.url);
  await undo(2);
  await expect(dialog.getByRole('status')).toContainText(
    'Det samme stedet er endret igjen senere («Firmaet»)',
  );
  expect(repository.read('content/firm.yaml')).toContain('Badkona');
  expect(said).toEqual([]);
});
