import { mkdir, readFile, readdir, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { picture, writeExample } from '../../tests/support/example-content.ts';
import { findRepository, type Repository } from './git.ts';
import { openHistory, readSteps, recordSave, takeBack, useAgain } from './history.ts';
import { takenBack, type Step } from './saves.ts';
import { makeRepository } from './test-repository.ts';

// Git is started many times, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Every file of a folder with its bytes, as text that tells the difference. */
async function bytesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(
      files.sort().map(async (file) => [file, (await readFile(file)).toString('base64')] as const),
    ),
  );
}

async function desk() {
  const repository = await makeRepository();
  const { content } = repository;
  await openHistory(content);
  const steps = async () => readSteps((await findRepository(content)) as Repository);
  const last = async () => (await steps()).at(-1)!.id;
  return {
    ...repository,
    steps,
    last,
    /** What the editor does at a save: files with new bytes, or `null` to remove one. */
    save: async (files: Record<string, string | Uint8Array | null>) => {
      for (const [file, bytes] of Object.entries(files)) {
        await mkdir(join(content, file, '..'), { recursive: true });
        if (bytes === null) await rm(join(content, file));
        else await writeFile(join(content, file), bytes);
      }
      await recordSave(
        Object.keys(files).map((file) => join(content, file)),
        content,
      );
      return last();
    },
    undo: async (id: string) => takeBack(id, await last(), content),
    again: (id: string) => useAgain(id, content),
  };
}

const kinds = (steps: readonly Step[]) => steps.map(({ kind }) => kind);

describe('a save', () => {
  test('is taken back byte for byte, with the pictures that it added and removed', async () => {
    const { content, save, undo, again } = await desk();
    const before = await bytesOf(content);
    const id = await save({
      'projects/nytt/project.yaml': 'id: nytt\r\ntitle: Nytt\r\n',
      'projects/nytt/0.jpg': await picture(1200),
      'projects/proj2/a.jpg': await picture(1300),
      'projects/proj2/b.jpg': null,
      'firm.yaml': 'name: Ødelagt\n',
    });
    const after = await bytesOf(content);
    expect(after).not.toEqual(before);
    expect(await undo(id)).toBe(true);
    expect(await bytesOf(content)).toEqual(before);
    expect(await readdir(join(content, 'projects'))).toEqual(['proj1', 'proj2']);
    expect(await undo(id)).toBe(false);
    expect(await again(id)).toBe(true);
    expect(await bytesOf(content)).toEqual(after);
  });

  test('is taken back alone when later ones changed other files, else with them', async () => {
    const { content, save, undo, steps } = await desk();
    const text = (file: string) => readFile(join(content, file), 'utf8');
    const before = await text('firm.yaml');
    const first = await save({ 'firm.yaml': 'a: 1\n' });
    const other = await save({ 'staff.yaml': 'b: 1\n' });
    const second = await save({ 'firm.yaml': 'a: 2\n' });
    await undo(first);
    expect(await text('firm.yaml')).toBe(before);
    expect(await text('staff.yaml')).toBe('b: 1\n');
    expect(takenBack(await steps())).toEqual(new Set([first, second]));
    expect(takenBack(await steps())).not.toContain(other);
  });

  test('leaves the branch, the index and everything outside the content as they are', async () => {
    const { root, git, save, undo } = await desk();
    await writeFile(join(root, 'README.md'), 'Endret\n');
    await writeFile(join(root, 'klar.txt'), 'Lagt klar\n');
    await git('add', 'klar.txt');
    const state = async () => [
      await git('rev-parse', 'HEAD'),
      await git('for-each-ref', 'refs/heads'),
      await git('diff', '--cached', '--name-only'),
      await git('status', '--porcelain'),
      await git('stash', 'list'),
    ];
    const before = await state();
    const id = await save({ 'firm.yaml': 'a: 1\n' });
    await undo(id);
    expect(await state()).toEqual(before);
    expect(await readFile(join(root, 'README.md'), 'utf8')).toBe('Endret\n');
  });

  test('that changes nothing is no step', async () => {
    const { content, save, steps } = await desk();
    await save({ 'firm.yaml': await readFile(join(content, 'firm.yaml')) });
    expect(kinds(await steps())).toEqual(['start']);
  });

  test('outlives git’s housekeeping, and settings for line ends do not reach it', async () => {
    const { content, git, save, undo } = await desk();
    await git('config', 'core.autocrlf', 'true');
    const id = await save({ 'firm.yaml': 'a: 1\r\nb: 2\n' });
    await save({ 'staff.yaml': 'a: 1\r\n' });
    const next = await save({ 'firm.yaml': 'a: 2\n' });
    await git('gc', '--quiet', '--prune=now');
    await undo(next);
    expect(await readFile(join(content, 'firm.yaml'), 'utf8')).toBe('a: 1\r\nb: 2\n');
    expect(await undo(id)).toBe(true);
  });

  test('kept twice at a time is kept in order', async () => {
    const { content, steps } = await desk();
    await writeFile(join(content, 'firm.yaml'), 'a: 1\n');
    await writeFile(join(content, 'staff.yaml'), 'a: 1\n');
    await Promise.all(['firm.yaml', 'staff.yaml'].map((file) => recordSave([join(content, file)], content)));
    const all = await steps();
    expect(all.flatMap(({ files }) => Object.keys(files)).sort()).toEqual(['firm.yaml', 'staff.yaml']);
  });
});

describe('a change from another program', () => {
  test('is a step of its own, and is not taken back with a save of other files', async () => {
    const { content, save, undo, steps } = await desk();
    await writeFile(join(content, 'contact.yaml'), 'for: hånd\n');
    const id = await save({ 'firm.yaml': 'a: 1\n' });
    expect(kinds(await steps())).toEqual(['start', 'outside', 'save']);
    await undo(id);
    expect(await readFile(join(content, 'contact.yaml'), 'utf8')).toBe('for: hånd\n');
  });

  test('made after a save is never taken back unseen', async () => {
    const { content, save, last, undo } = await desk();
    const id = await save({ 'firm.yaml': 'a: 1\n' });
    const seen = await last();
    await writeFile(join(content, 'firm.yaml'), 'for: hånd\n');
    expect(await takeBack(id, seen, content)).toBe(false);
    expect(await readFile(join(content, 'firm.yaml'), 'utf8')).toBe('for: hånd\n');
    // Now it is in the list, and goes with the save when he asks again.
    expect(await undo(id)).toBe(true);
    expect(await readFile(join(content, 'firm.yaml'), 'utf8')).toContain('Eksempelbad');
  });

  test('made while the editor was closed is noted when it opens', async () => {
    const { content, steps } = await desk();
    await unlink(join(content, 'projects/proj2/b.jpg'));
    await openHistory(content);
    expect((await steps()).at(-1)).toMatchObject({
      kind: 'outside',
      files: { 'projects/proj2/b.jpg': { after: null } },
    });
  });
});

test('nothing is written through a link that leads out of the content folder', async () => {
  const { root, content, save, undo } = await desk();
  const id = await save({ 'projects/proj2/b.jpg': 'ny' });
  await rm(join(content, 'projects/proj2'), { recursive: true });
  await mkdir(join(root, 'ute'));
  await symlink(join(root, 'ute'), join(content, 'projects/proj2'));
  // The first time he is only asked to look again, as the folder has changed.
  expect(await undo(id)).toBe(false);
  await expect(undo(id)).rejects.toThrow('lies outside');
  expect(await readdir(join(root, 'ute'))).toEqual([]);
});

describe('where there is no git', () => {
  test('a folder outside a repository has no history, and saving still works', async () => {
    const content = await writeExample();
    expect(await findRepository(content)).toEqual({
      missing: 'Mappen med nettsiden er ikke satt opp med git.',
    });
    await openHistory(content);
    await recordSave([join(content, 'firm.yaml')], content);
    expect(await takeBack('x', 'x', content)).toBe(false);
  });

  test('a machine without git is told apart', async () => {
    const content = await writeExample();
    const path = process.env['PATH'];
    process.env['PATH'] = content;
    try {
      expect(await findRepository(content)).toEqual({
        missing: 'Programmet git er ikke installert på denne maskinen.',
      });
    } finally {
      process.env['PATH'] = path;
    }
  });

  test('a folder that git is told to leave out has no history', async () => {
    const { root, content } = await makeRepository();
    await writeFile(join(root, '.gitignore'), 'kopi/\n');
    await mkdir(join(root, 'kopi'));
    expect(await findRepository(join(root, 'kopi'))).toEqual({
      missing: 'Mappen med innholdet er unntatt fra git.',
    });
    expect(await findRepository(content)).toMatchObject({ content });
  });
});
