import {
  button,
  expect,
  field,
  formLink,
  link,
  openForm,
  press,
  save,
  expectSaved,
  status,
  openOtherForm,
  test,
} from './test.ts';

/* The most frequent tasks of an owner: three presses each, and everyday writing. */

test.describe('@phone', () => {
  test('phone and hours take three presses each', { tag: '@short' }, async ({ page, editor, folder }) => {
    await openForm(page, editor, 'Firmaet');
    await field(page, 'Telefon').fill('+47 91234567');
    await save(page);
    expect(folder.lastDiff()).toEqual(['-phone: 00 00 00 00', '+phone: 912 34 567']);
    await field(page, 'fredag').fill('7-14');
    await save(page);
    const hours = folder.read('content/firm.yaml').split('openingHours:')[1]!.replaceAll(/\s+/g, ' ');
    expect(hours).toContain("from: mandag to: torsdag opens: '07:00' closes: '16:00'");
    expect(hours).toContain("from: fredag opens: '07:00' closes: '14:00'");
  });

  test('a mistake waits in its form, has the focus and says what it is', async ({ page, editor, folder }) => {
    await openForm(page, editor, 'Firmaet');
    const friday = field(page, 'fredag');
    await friday.fill('16-7');
    await press(button(page, 'Lagre'));
    await expect(friday).toBeFocused();
    await expect(friday).toHaveAccessibleDescription('Fredag: stengetiden må være etter åpningstiden.');
    await expect(field(page, 'mandag')).toHaveAttribute('aria-invalid', 'false');
    await friday.fill('7-15');
    await expect(friday).toHaveAttribute('aria-invalid', 'false');
    await expect(status(page)).toHaveText('Ikke lagret ennå.');

    await openOtherForm(page, 'Ansatte');
    await press(page.getByText('Ola Nordmann', { exact: true }).first());
    await expect(page.getByText('Portrett', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Hvor motivet er')).toHaveCount(0);
    const wrong = field(page, 'Telefon (kan stå tomt)').first();
    await wrong.fill('12 34');
    await press(button(page, 'Lagre alle'));
    await expect(wrong).toBeFocused();
    await expect(wrong).toHaveAccessibleDescription(
      /Her står det «12 34»\. Skriv et nummer med åtte eller fem sifre\./,
    );
    await expect(status(page)).toContainText('Resten: Lagret på denne maskinen.');
    expect(folder.lastFiles()).toEqual(['M content/firm.yaml']);
  });

  test('what is not saved is listed, and is discarded with undo', async ({ page, editor, folder }) => {
    await openForm(page, editor, 'Firmaet');
    await field(page, 'Telefon').fill('11 22 33 44');
    await expect(button(page, 'Lagre')).toBeVisible();
    await press(link(page, 'Tilbake'));
    const unsaved = page.getByRole('region', { name: 'Ikke lagret' });
    await expect(unsaved.getByRole('listitem')).toHaveCount(1);
    await press(formLink(page, 'Prosjekter'));
    await press(button(page, 'Flytt opp «Mørkt bad i skifer»'));
    // The focus follows what is moved.
    await expect(button(page, 'Flytt opp «Mørkt bad i skifer»')).toBeFocused();
    await expect(button(page, 'Lagre alle')).toBeVisible();
    await press(link(page, 'Tilbake'));
    await press(button(page, 'Forkast Firmaet'));
    await expect(page.getByText('Forkastet: Firmaet')).toBeVisible();
    await press(button(page, 'Angre'));
    await press(unsaved.getByRole('link', { name: 'Firmaet' }));
    await expect(field(page, 'Telefon')).toHaveValue('11 22 33 44');
    await press(link(page, 'Tilbake'));
    await press(button(page, 'Forkast Firmaet'));
    await save(page);
    expect(folder.lastFiles()).toEqual(['M content/projects.yaml']);
    expect(folder.read('content/projects.yaml')).toMatch(/- proj2\n {2}- proj1/);
    await expect(unsaved).toBeHidden();
  });
});

test('Ctrl+S saves, «Lagre» is before the first field, a long text is counted', async ({ page, editor }) => {
  await openForm(page, editor, 'Firmaet');
  await field(page, 'Firmanavn').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Lagre')).toBeFocused();
  await field(page, 'Telefon').fill('11 22 33 44');
  await page.keyboard.press('Control+s');
  await expectSaved(page);
  await expect(field(page, 'Telefon')).toBeFocused();

  await openOtherForm(page, 'Søk og deling');
  const title = field(page, 'Tittel').first();
  await title.fill('Bad');
  await expect(title).not.toHaveAccessibleDescription(/av 60 tegn/);
  await title.fill('b'.repeat(64));
  await expect(title).toHaveAccessibleDescription(/64 av 60 tegn\. 4 for mye\./);
  await press(button(page, 'Lagre'));
  await expect(status(page)).toContainText('Teksten er for lang: høyst 60 tegn.');
  await expect(title).toHaveAccessibleDescription(/^(?!.*for lang).*4 for mye\.$/);
});

test('a list of short texts is written with Enter and Backspace, and takes pasted lines as items', async ({
  page,
  editor,
}) => {
  await openForm(page, editor, 'Tjenester');
  await press(page.locator('summary').first());
  const fields = page.getByRole('group', { name: 'Stikkord' }).first().getByRole('textbox');
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
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('•\tMembran\n•\tFlis\u000bog fuge\n'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(fields).toHaveCount(count + 3);
  await expect(fields.last()).toHaveValue('og fuge');
  await expect(fields.last()).toBeFocused();
});
