import { templateContent } from '../../tools/rediger/contentFolder.ts';
import { findViolations } from '../support/axe.ts';
import { button, expect, field, formLink, link, press, save, test } from './test.ts';

test.use({ content: templateContent });

test(
  'what is missing stands first, leads to its field, and can be left out',
  { tag: '@phone' },
  async ({ page, editor, folder }) => {
    await page.goto(editor);
    const list = page.getByRole('region', { name: 'Dette mangler' });
    await expect(list).toContainText('20 ting igjen');
    await press(button(list, 'Vis 15 til'));
    expect(await findViolations(page)).toEqual([]);
    const progress = list.getByRole('progressbar');
    await expect(progress).toHaveJSProperty('value', 0);

    await press(link(page, /^Firmaet: Firmanavn/));
    await expect(field(page, 'Firmanavn')).toBeFocused();
    await field(page, 'Firmanavn').fill('Prøvebad AS');
    // A press selects what must be replaced.
    await press(field(page, 'Kortnavn'));
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('FYLL UT: kortnavn');
    await press(link(page, 'Tilbake'));
    await expect(list).toContainText('19 ting igjen');
    await expect(progress).toHaveJSProperty('value', 1);

    await press(button(list, 'Vis 14 til'));
    await press(button(list, 'Trenger vi ikke: Slagord'));
    await expect(list).toContainText('18 ting igjen');
    await press(button(page, 'Angre'));
    await expect(list).toContainText('19 ting igjen');
    await expect(page.getByText(/^Tatt bort:/)).toBeHidden();
    await press(button(list, /^Trenger vi ikke: Overføring ut av EØS/));
    await expect(list).toContainText('18 ting igjen');
    await save(page, 'Lagre alle');
    expect(folder.read('content/firm.yaml')).toContain("tagline: 'FYLL UT");
    expect(folder.read('content/personvern.md')).not.toContain('FYLL UT: leverandøren av e-post');
  },
);

test('the form asks for what its provider needs, and checks it', async ({ page, editor, folder }) => {
  await page.goto(editor);
  await press(formLink(page, 'Firmaet'));
  const form = page.getByRole('group', { name: 'Kontaktskjemaet' });
  await expect(form.getByRole('combobox')).toHaveCount(1);
  await form.getByLabel('Hvem som tar imot meldingene').selectOption('Web3Forms');
  await expect(form.getByRole('combobox')).toHaveCount(2);
  await expect(field(form, 'Adressen til skjemaet')).toBeHidden();
  await field(form, 'Nøkkelen til skjemaet').fill('abc');
  await press(button(page, 'Lagre'));
  await expect(form.getByText('Nøkkelen fra Web3Forms er 32 tall')).toBeVisible();
  await form.getByLabel('Hvem som tar imot meldingene').selectOption('Formspree');
  await field(form, 'Adressen til skjemaet').fill('formspree.io/f/abc');
  await form.getByLabel('Overføring ut av EØS').selectOption('USA, etter EUs standardkontrakter');
  await save(page);
  expect(folder.read('content/firm.yaml')).toMatch(
    /enquiries:\n {2}provider: formspree\n {2}address: https:\/\/formspree.io\/f\/abc\n {2}basis: clauses\n/,
  );
});
