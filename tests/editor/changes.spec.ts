import { findViolations } from '../support/axe.ts';
import { expect, field, open, press, save, saved, status, switchTo, test } from './test.ts';

test('a change is shown, and undone or refused', { tag: '@both' }, async ({ page, editor, repository }) => {
  const before = repository.read('content/firm.yaml');
  await open(page, editor, 'Firmaet');
  for (const phone of ['11 22 33 44', '55 66 77 88']) {
    await field(page, 'Telefon').fill(phone);
    await save(page);
    expect(repository.read('content/firm.yaml')).toContain(phone);
  }
  // Developers' commits are not offered.
  repository.change('content/firm.yaml', 'founded: 2009', 'founded: 2010');
  await switchTo(page, 'Siste endringer');
  const changes = page.locator('main > ol > li');
  await expect(changes).toHaveCount(2);
  // «Angre» keeps its line beside words that need several.
  const undo = changes.first().getByRole('button', { name: /^Angre/ });
  expect((await undo.boundingBox())!.height).toBe(44);
  await expect(changes.first()).toContainText(/Telefon: 55 66 77 88.*Ola Nordmann, .*\d\d:\d\d/);
  await press(changes.first().getByText('Se hva som ble endret'));
  await expect(changes.first().getByRole('listitem')).toHaveText(
    '«Firmaet» → TelefonFør 11 22 33 44Etter 55 66 77 88',
  );
  expect(await findViolations(page)).toEqual([]);

  await press(changes.nth(1).getByRole('button', { name: /^Angre/ }));
  await expect(changes.nth(1).getByRole('alert')).toContainText(
    'Det samme stedet er endret igjen senere: «Firmaet» → Telefon.',
  );
  const { count } = repository;
  const { x, y } = (await undo.boundingBox())!;
  await page.mouse.dblclick(x + 20, y + 20);
  await expect(undo).toHaveText('Angret');
  await saved(page);
  // The list stays under the finger, and a further press does nothing.
  await page.mouse.click(x + 20, y + 20);
  await expect(changes).toHaveCount(2);
  expect(count()).toBe(5);
  await switchTo(page, 'Siste endringer');
  await expect(changes).toHaveCount(3);
  await expect(changes.nth(1).getByRole('button')).toHaveText('Angret');
  await press(changes.nth(2).getByRole('button', { name: /^Angre/ }));
  await expect(changes.nth(2).getByRole('button')).toHaveText('Angret');
  expect(repository.read('content/firm.yaml')).toBe(before.replace('founded: 2009', 'founded: 2010'));
  await expect(status(page)).toHaveText('Lagret på denne maskinen.');
});
