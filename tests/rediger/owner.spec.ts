import type { Locator, Page } from '@playwright/test';
import { plainPhoto } from './photos.ts';
import { button, expect, field, press, test } from './test.ts';

/* The most frequent tasks of an owner. Touches count as presses, typing does not. */

/** Presses and counts. */
function counter() {
  let presses = 0;
  const tap = async (target: Locator) => {
    presses += 1;
    await press(target);
  };
  /** Touches a field and writes in it. */
  const type = async (target: Locator, text: string) => {
    await tap(target);
    await target.fill(text);
  };
  return { tap, type, presses: () => presses };
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /Lagret|Er ute|ute/ })).toBeVisible();

const open = async (page: Page, url: string) => {
  await page.goto(url);
  await expect(link(page, 'Firmaet')).toBeVisible();
};

test.describe('@both', () => {
  test(
    'a new phone number takes three presses, and is written properly',
    { tag: '@short' },
    async ({ page, editor, repository }) => {
      await open(page, editor);
      const { tap, type, presses } = counter();
      await tap(link(page, 'Firmaet'));
      await type(field(page, 'Telefon'), '+47 91234567');
      await tap(button(page, 'Lagre'));
      await isSaved(page);
      expect(repository.lastDiff()).toEqual(['-phone: 00 00 00 00', '+phone: 912 34 567']);
      expect(presses()).toBeLessThanOrEqual(3);
    },
  );

  test('Friday’s hours take at most five presses, in everyday writing', async ({
    page,
    editor,
    repository,
  }) => {
    await open(page, editor);
    const { tap, type, presses } = counter();
    await tap(link(page, 'Firmaet'));
    await type(field(page, 'fredag'), '7-14');
    await tap(button(page, 'Lagre'));
    await isSaved(page);
    expect(repository.read('content/firm.yaml')).toMatch(
      /from: mandag\n {4}to: torsdag\n {4}opens: '07:00'\n {4}closes: '16:00'\n {2}- from: fredag\n {4}opens: '07:00'\n {4}closes: '14:00'/,
    );
    expect(presses()).toBeLessThanOrEqual(5);
  });

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

  test('a mistake stops saving, says what is wrong in its place, and takes the focus there', async ({
    page,
    editor,
    repository,
  }) => {
    await open(page, editor);
    await press(link(page, 'Ansatte'));
    await press(page.getByText('Ola Nordmann', { exact: true }).first());
    await expect(page.getByText('Portrett', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Hvor motivet er')).toHaveCount(0);
    await field(page, 'Telefon (kan stå tomt)').first().fill('12 34');
    await press(button(page, 'Lagre'));
    const wrong = field(page, 'Telefon (kan stå tomt)').first();
    await expect(wrong).toBeFocused();
    await expect(wrong).toHaveAccessibleDescription(
      /Her står det «12 34»\. Et norsk telefonnummer med åtte sifre\./,
    );
    expect(repository.count()).toBe(1);
  });

  test('the preview shows what is in the form now', async ({ page, editor }) => {
    await open(page, editor);
    for (const [form, name, text] of [
      ['Ansatte', 'Overskrift', 'Folkene bak badene'],
      ['Toppen av forsiden', 'Linje 1', 'Et bad å bli i'],
    ] as const) {
      await press(link(page, form));
      await field(page, name).fill(text);
      const toggle = button(page, 'Vis siden');
      if (await toggle.isVisible()) await press(toggle);
      const shown = page.frameLocator('iframe');
      await expect(shown.getByRole('heading', { name: new RegExp(`^${text}`) })).toBeVisible();
      await press(link(page, 'Tilbake'));
    }
  });
});
