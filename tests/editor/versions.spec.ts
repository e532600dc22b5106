import { findViolations } from '../support/axe.ts';
import {
  button,
  expect,
  field,
  link,
  openForm,
  press,
  save,
  expectSaved,
  status,
  openOtherForm,
  test,
} from './test.ts';

test.describe('@phone', () => {
  test('an earlier version is loaded, and saved', async ({ page, editor, folder }) => {
    const before = folder.read('content/firm.yaml');
    await openForm(page, editor, 'Firmaet');
    for (const phone of ['11 22 33 44', '55 66 77 88']) {
      await field(page, 'Telefon').fill(phone);
      await save(page);
    }
    await press(page.getByText('Tidligere versjoner', { exact: true }));
    const versions = page.locator('.version');
    await expect(versions).toHaveCount(2);
    await expect(versions.first()).toContainText(/Slik det var til .*Endret: Firmaet/);
    expect(await findViolations(page)).toEqual([]);
    await press(versions.last().getByRole('button'));
    await expect(field(page, 'Telefon')).toHaveValue('00 00 00 00');
    await press(button(page, 'Angre'));
    await expect(field(page, 'Telefon')).toHaveValue('55 66 77 88');
    await expect(button(page, 'Lagre')).toHaveAttribute('aria-disabled', 'true');
    await press(versions.last().getByRole('button'));
    await save(page);
    expect(folder.read('content/firm.yaml')).toBe(before);
  });

  test('a deleted project comes back with its pictures', async ({ page, editor, folder }) => {
    await openForm(page, editor, 'Prosjekter');
    await press(button(page, 'Slett «Mørkt bad i skifer»'));
    // Until it is saved, the first page says so.
    await press(link(page, 'Tilbake'));
    const unsaved = page.getByRole('region', { name: 'Ikke lagret' });
    await press(unsaved.getByRole('link', { name: 'Mørkt bad i skifer (slettes)' }));
    await expect(page.getByText('Slettes når du lagrer: «Mørkt bad i skifer».')).toBeVisible();
    await save(page);
    const gone = folder.lastFiles();
    expect(gone).toContain('D content/projects/proj2/project.yaml');
    expect(gone.every((file) => file.startsWith('D content/projects/proj2/'))).toBe(true);
    await page.reload();
    await press(page.getByText('Slettede prosjekter'));
    await press(button(page, /^Hent Mørkt bad i skifer/));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mørkt bad i skifer');
    await expect(page.locator('summary img').first()).toHaveAttribute('src', /bilder|blob/);
    await save(page);
    expect(folder.lastFiles()).toEqual(gone.map((file) => file.replace('D ', 'A ')));
  });
});

test(
  'mine or theirs, with what each takes away',
  { tag: '@phone' },
  async ({ page, editor, folder, guard }) => {
    // The server's answer where the folder has changed.
    guard.allow(/status of 409/);
    await openForm(page, editor, 'Firmaet');
    await expect(field(page, 'Telefon')).toHaveValue('00 00 00 00');
    await field(page, 'Telefon').fill('11 22 33 44');
    await field(page, 'Kortnavn').fill('Badet');
    folder.change('content/firm.yaml', 'phone: 00 00 00 00', 'phone: 55 66 77 88');
    await press(button(page, 'Lagre'));
    const dialog = page.getByRole('dialog', { name: 'Noen andre har også endret «Firmaet»' });
    const fields = dialog.getByRole('listitem');
    await expect(fields).toHaveCount(2);
    await expect(fields.last()).toHaveText(/^TelefonDitt *11 22 33 44Den andres *55 66 77 88$/);
    await expect(fields.first()).toHaveText(/^KortnavnDitt *BadetDen andres *Eksempelbad$/);
    expect(await findViolations(page)).toEqual([]);
    await press(button(dialog, 'Bestem senere'));
    await expect(status(page)).toHaveText('Ikke lagret. Det du har skrevet, står i skjemaet.');
    await press(button(page, 'Lagre'));
    await press(button(dialog, 'Hent det nye'));
    await expect(field(page, 'Telefon')).toHaveValue('55 66 77 88');
    await press(page.getByText('Tidligere versjoner', { exact: true }));
    await press(button(page, /^Hent Ditt fra/));
    await expect(field(page, 'Kortnavn')).toHaveValue('Badet');
    await save(page);
    expect(folder.lastDiff()).toEqual([
      '-shortName: Eksempelbad',
      '+shortName: Badet',
      '-phone: 55 66 77 88',
      '+phone: 11 22 33 44',
    ]);
    // Other forms never meet.
    await openOtherForm(page, 'Kontakt');
    await field(page, 'Overskrift').first().fill('Si hei');
    folder.change('content/firm.yaml', 'founded: 2009', 'founded: 2010');
    await save(page);
    await expectSaved(page);
    expect(folder.read('content/firm.yaml')).toContain('founded: 2010');
  },
);

test('«Behold mitt» leaves theirs among the versions, and pictures are shown as pictures', async ({
  page,
  editor,
  folder,
  guard,
}) => {
  guard.allow(/status of 409/);
  await openForm(page, editor, 'Toppen av forsiden');
  await field(page, 'Linje 1').fill('Mitt bad.');
  const before = folder.read('content/hero.yaml');
  const theirs = before.replace('file: hero/0.jpg', 'file: hero/1.jpg').replace('Hele badet.', 'Deres bad.');
  folder.change('content/hero.yaml', before, theirs);
  await press(button(page, 'Lagre'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeFocused();
  const pictures = dialog.locator('.side img');
  await expect(pictures.first()).toHaveAttribute('src', /bilder/);
  await press(button(dialog, 'Behold mitt'));
  await expect(page.getByText('Lagret på denne maskinen.')).toBeVisible();
  expect(folder.read('content/hero.yaml')).toContain('Mitt bad.');
  await press(page.getByText('Tidligere versjoner', { exact: true }));
  await press(button(page, /^Hent Slik det var/).first());
  await expect(field(page, 'Linje 1')).toHaveValue('Deres bad.');
});
