import { counter, isSaved, link, open } from './owner.ts';
import { plainPhoto } from './photos.ts';
import { button, expect, field, press, test } from './test.ts';

/* What an owner does with projects. Touches count as presses, typing does not. */

test.describe('@both', () => {
  test('the order of projects takes at most four presses', async ({ page, editor, repository }) => {
    await open(page, editor);
    const { tap, presses } = counter();
    await tap(link(page, /^Prosjekter/));
    await tap(button(page, 'Flytt opp «Mørkt bad i skifer»'));
    await tap(button(page, 'Lagre'));
    await isSaved(page);
    expect(repository.read('content/projects.yaml')).toMatch(/- proj2\n {2}- proj1/);
    expect(presses()).toBeLessThanOrEqual(4);
  });

  test('a new project with five pictures takes at most fifteen presses', async ({
    page,
    editor,
    repository,
  }) => {
    await open(page, editor);
    const { tap, type, presses } = counter();
    await tap(link(page, /^Prosjekter/));
    await tap(button(page, 'Nytt prosjekt'));
    await type(field(page, 'Navn'), 'Bad i kjelleren');
    await type(field(page, 'Beskrivelse'), 'Eksempelby, 2024. Et bad.');
    const photos = await Promise.all(
      Array.from({ length: 5 }, (_, index) => plainPhoto(`${index}.jpg`, 1600, 1200)),
    );
    // The telephone's own dialog takes the five at once.
    await page.getByLabel('Legg til bilder').setInputFiles(photos);
    const words = page.getByLabel(/^Hva viser bildet/);
    await expect(words).toHaveCount(5);
    for (let index = 0; index < 5; index += 1)
      await type(words.nth(index), `Bilde nummer ${index + 1} av badet`);
    await tap(button(page, 'Lagre'));
    await isSaved(page);
    const files = repository.git('show', '--format=', '--name-only', 'HEAD').trim().split('\n');
    expect(files.filter((name) => /^content\/projects\/prosjekt-\w+\/\w+\.jpg$/.test(name))).toHaveLength(5);
    expect(repository.read('content/projects.yaml')).toMatch(/- prosjekt-\w+/);
    expect(presses() + 1).toBeLessThanOrEqual(15);
  });

  test('a project that is deleted can be had back, and takes its folder along when it is saved', async ({
    page,
    editor,
    repository,
  }) => {
    await open(page, editor);
    await press(link(page, /^Prosjekter/));
    const remove = page.getByRole('button', { name: /^Slett/ });
    await press(remove.last());
    await press(button(page, 'Angre'));
    await expect(remove).toHaveCount(4);
    await press(remove.last());
    await press(button(page, 'Lagre'));
    await isSaved(page);
    await expect(page.getByText('Slettes når du lagrer')).toHaveCount(0);
    expect(repository.git('ls-files', 'content/projects/proj4')).toBe('');
    expect(repository.read('content/projects.yaml')).not.toContain('proj4');
  });
});
