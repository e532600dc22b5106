import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { check } from '../../src/content/check/check.ts';
import { isStopping } from '../../src/content/check/issue.ts';
import { readContent } from '../../src/content/read.ts';
import { button, expect, press, save, saveButton, test } from './test.ts';
import type { TestRepository } from './repository.ts';

/** What the last commit did, as `D content/projects/proj4/0.jpg`. */
const lastCommit = ({ git }: TestRepository) =>
  git('show', '--format=', '--name-status', '--no-renames', 'HEAD').trim().replaceAll('\t', ' ').split('\n');

const mistakes = async ({ root }: TestRepository) =>
  check(await readContent(join(root, 'content'))).filter(isStopping);

async function deleteProject(page: Page) {
  await press(button(page, 'Vis flere valg'));
  const remove = page.getByRole('menuitem', { name: /^Slett/ });
  await remove.waitFor();
  await expect(page.getByRole('menuitem', { name: 'Lag kopi' })).toBeHidden();
  await press(remove);
  await press(button(page.getByRole('alertdialog'), 'Slett'));
}

test(
  'a deleted project goes with its pictures and from the order, in one commit',
  { tag: '@phone' },
  async ({ page, editor }) => {
    const { repository } = editor;
    await editor.openProject(page, 'proj4');
    await deleteProject(page);
    await expect.poll(() => repository.count()).toBe(2);
    expect(lastCommit(repository)).toEqual([
      'M content/projects.yaml',
      ...['0.jpg', '1.jpg', '2.jpg', '3.jpg', 'project.yaml'].map(
        (name) => `D content/projects/proj4/${name}`,
      ),
    ]);
    expect(repository.lastDiff().filter((line) => line.includes('proj4'))).toEqual(['-  - proj4']);
    expect(await mistakes(repository)).toEqual([]);
  },
);

test('the project that is shown large is not deleted so that the site cannot be built', async ({
  page,
  editor,
  said,
}) => {
  const { repository } = editor;
  await editor.openProject(page, 'proj1');
  await deleteProject(page);
  await expect(page.getByText('Fikk ikke slettet det.').first()).toBeVisible();
  expect(await mistakes(repository)).toEqual([]);
  said.length = 0;
});

test(
  'a picture that is taken out goes with its file, unless another place shows it',
  { tag: '@phone' },
  async ({ page, editor }) => {
    const { repository } = editor;
    await editor.openProject(page, 'proj1');
    // The eighth is shown in «Om oss» too.
    for (const place of [8, 2]) await press(button(page, `Ta bort bilde ${place}`));
    // The keyboard goes on with what was the third.
    await expect(page.locator('.pictures summary').nth(1)).toBeFocused();
    await expect(saveButton(page)).toBeEnabled();
    await save(page);
    expect(lastCommit(repository)).toEqual([
      'D content/projects/proj1/1.jpg',
      'M content/projects/proj1/project.yaml',
    ]);
    expect(await mistakes(repository)).toEqual([]);
  },
);
