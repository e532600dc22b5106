import { plainPhoto } from './photos.ts';
import {
  button,
  expect,
  field,
  formLink,
  link,
  openForm,
  press,
  save,
  status,
  openOtherForm,
  test,
} from './test.ts';

/* What an owner does with projects. */

test.describe('@phone', () => {
  test('an empty project stops no save, a full one gets its folder', async ({ page, editor, folder }) => {
    await openForm(page, editor, 'Prosjekter');
    await press(button(page, 'Nytt prosjekt'));
    await press(link(page, 'Tilbake'));
    await expect(page.getByText('Uten navn')).toHaveCount(0);
    // An item of a list that is left empty is gone, too.
    await openOtherForm(page, 'Ansatte');
    await press(page.getByRole('button', { name: /^Legg til/ }).first());
    await expect(button(page, 'Lagre')).toBeEnabled();
    await press(link(page, 'Tilbake'));
    await expect(page.getByText('Ikke lagret')).toHaveCount(0);
    await press(formLink(page, 'Prosjekter'));
    await press(button(page, 'Nytt prosjekt'));
    await expect(page.getByRole('group', { name: 'Hovedbilde' })).toHaveCount(0);
    await expect(field(page, 'Navn')).toBeFocused();
    await field(page, 'Navn').fill('Bad i kjelleren');
    await field(page, 'Beskrivelse').fill('Eksempelby, 2024. Et bad.');
    await press(button(page, 'Lagre'));
    await expect(page.getByLabel('Legg til bilder')).toBeFocused();
    await expect(status(page)).toHaveText(/→ Bilder: Dette må fylles ut\. $/);
    const photos = await Promise.all(
      Array.from({ length: 5 }, (_, index) => plainPhoto(`${index}.jpg`, 1600, 1200)),
    );
    // The telephone's own dialog takes the five at once.
    await page.getByLabel('Legg til bilder').setInputFiles(photos);
    const words = page.getByLabel(/^Hva viser bildet/);
    await expect(words).toHaveCount(5);
    for (let index = 0; index < 5; index += 1)
      await words.nth(index).fill(`Bilde nummer ${index + 1} av badet`);
    // Deleted by mistake, it comes back with what was typed and chosen.
    await press(link(page, 'Tilbake'));
    await press(button(page, 'Slett «Bad i kjelleren»'));
    await press(button(page, 'Angre'));
    await press(link(page, /^Bad i kjelleren/));
    await save(page);
    const added = folder.lastFiles();
    expect(added).toHaveLength(6);
    // Its id sorts by its day: the order needs no line of it.
    const [, id = ''] = /projects\/([^/]*)\//.exec(added[0] ?? '') ?? [];
    expect(id).toMatch(/^\d{4}-\d\d-\d\d-[\da-f]{4}$/);
    expect(added.every((file) => file.startsWith(`A content/projects/${id}/`))).toBe(true);
    // The list has nothing to save itself, and says that its button saves something.
    await press(link(page, 'Tilbake'));
    await press(button(page, 'Nytt prosjekt'));
    await field(page, 'Navn').fill('Bad på loftet');
    await press(link(page, 'Tilbake'));
    await expect(button(page, 'Lagre alle')).toBeEnabled();
    await expect(status(page)).toHaveText('Lagret på denne maskinen. Annet er ikke lagret ennå.');
  });

  test('the large project and the main picture are chosen, and a deleted project is not', async ({
    page,
    editor,
    folder,
  }) => {
    await openForm(page, editor, 'Prosjekter');
    const remove = page.getByRole('button', { name: /^Slett/ });
    await press(remove.last());
    await press(button(page, 'Angre'));
    await expect(remove).toHaveCount(4);
    const large = page.getByLabel(/^Prosjektet som vises stort/);
    await large.selectOption('Marmorbad med frittstående kar');
    await press(remove.last());
    await expect(large).toHaveValue('');
    // The main picture of another is chosen by picture.
    await press(link(page, /^Mørkt bad i skifer/));
    const choices = page.getByRole('group', { name: 'Hovedbilde' });
    await expect(choices.locator('img').first()).toHaveAttribute('src', /bilder/);
    await press(choices.locator('label').nth(1));
    await save(page, 'Lagre alle');
    expect(folder.read('content/projects/proj2/project.yaml')).toContain('mainImage: 1.jpg');
  });
});

test('a project is hidden, and shown later', async ({ page, editor, folder }) => {
  await openForm(page, editor, 'Prosjekter');
  await press(link(page, /^Mørkt bad i skifer/));
  await page.getByLabel('Skjul prosjektet').locator('..').getByRole('checkbox').check();
  await save(page);
  expect(folder.read('content/projects/proj2/project.yaml')).toContain('hidden: true\n');
  await press(link(page, 'Tilbake'));
  await expect(page.getByRole('option', { name: 'Mørkt bad i skifer' })).toHaveCount(0);
  await press(link(page, /^Mørkt bad i skifer/));
  await page.getByRole('checkbox').uncheck();
  await save(page);
  expect(folder.read('content/projects/proj2/project.yaml')).not.toContain('hidden: true');
});

test('the main picture stays the main one when its file is replaced, and when another is deleted', async ({
  page,
  editor,
  folder,
}) => {
  await openForm(page, editor, 'Prosjekter');
  await press(link(page, /^Mørkt bad i skifer/));
  const before = folder.read('content/projects/proj2/project.yaml');
  expect(before).toContain('mainImage: 0.jpg');
  const main = page.getByRole('group', { name: 'Hovedbilde' }).getByRole('radio');
  await press(button(page, 'Slett bilde 1'));
  await expect(main.first()).toBeChecked();
  await press(button(page, 'Angre'));
  await expect(main).toHaveCount(4);
  await expect(main.first()).toBeChecked();
  await press(page.locator('summary').nth(0));
  const item = page.locator('.item').first();
  await item.getByLabel('Bytt bilde').setInputFiles([await plainPhoto('ny.jpg', 1600, 1200)]);
  // What is written while the picture is made ready stays.
  await item.getByLabel('Hva viser bildet?').fill('Nytt hovedbilde');
  await expect(item.locator('summary img')).toHaveAttribute('src', /^blob:/);
  await expect(main.first()).toBeChecked();
  // It stays with its picture when that is moved.
  await press(item.getByRole('button', { name: /^Flytt ned/ }));
  await expect(main.nth(1)).toBeChecked();
  await save(page);
  expect(folder.lastFiles()).toContain('D content/projects/proj2/0.jpg');
  expect(folder.read('content/projects/proj2/project.yaml')).toMatch(
    /mainImage: ([\da-f]{8}\.jpg)[^]*file: \1/,
  );
});
