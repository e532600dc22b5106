import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getFolder } from '../../src/content/content.ts';
import { createProjectId } from '../../src/editor/projects.ts';
import { blobId } from '../../src/editor/store/blobId.ts';
import type { Tree, Version } from '../../src/editor/store/store.ts';
import { getProjectForm } from '../../src/editor/values.ts';
import { openContentFolder, templateContent } from './contentFolder.ts';
import { localApi } from './local-api.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'innhold-'));
  return () => rmSync(root, { recursive: true, force: true });
});

const open = () => openContentFolder(root);
const fill = () => cpSync(templateContent, join(root, 'content'), { recursive: true });
const at = (path: string) => join(root, 'content', path);
const read = (path: string) => readFileSync(at(path), 'utf8');

test('a folder that is not there is said, made by one press, and never written over', async () => {
  const folder = open();
  await expect(folder.read()).rejects.toThrow(/content finnes ikke\. Ingenting er endret/);
  expect(readdirSync(root)).toEqual([]);
  await folder.begin();
  expect(readdirSync(at('')).toSorted()).toEqual(readdirSync(templateContent).toSorted());
  await expect(folder.begin()).rejects.toThrow(/finnes allerede, og er ikke endret/);
  // Away for a moment, as a drive of a cloud may be: a save makes nothing.
  const { head } = await folder.read();
  renameSync(at(''), join(root, 'borte'));
  const save = { head, title: 'Endret', files: { 'staff.yaml': { text: 'title: Hei\n' } } };
  await expect(folder.commit(save)).rejects.toThrow(/finnes ikke/);
  expect(readdirSync(root)).toEqual(['borte']);
});

test('a save writes files, and keeps what it replaces, which can be had back', async () => {
  fill();
  const folder = open();
  const before = read('staff.yaml');
  const { head } = await folder.read();
  const picture = Buffer.from('bytes');
  folder.upload(picture);
  const id = await blobId(picture.buffer.slice(picture.byteOffset, picture.byteOffset + picture.length));
  const text = 'title: Folkene\n';
  const files = {
    'staff.yaml': { text },
    'projects/p1/project.yaml': { text: 'title: Bad\n' },
    'projects/p1/a.jpg': { id },
  };
  const made = await folder.commit({ head, title: 'Endret: Ansatte', files });
  expect(read('staff.yaml')).toBe(text);
  expect(read('projects/p1/a.jpg')).toBe('bytes');
  expect(made?.head).toBe((await folder.read()).head);
  const [version] = await folder.versions('staff.yaml');
  expect(version).toMatchObject({ title: 'Endret: Ansatte' });
  expect(Date.now() - Date.parse(version?.date ?? '')).toBeLessThan(10_000);
  expect((await folder.filesBefore(version?.id ?? ''))['staff.yaml']?.text).toBe(before);

  const deletes = 'projects/p1';
  const gone = { 'projects/p1/project.yaml': 'gone', 'projects/p1/a.jpg': 'gone' } as const;
  await folder.commit({ head: made?.head ?? '', title: 'Slettet: Bad', files: gone, deletes });
  expect(existsSync(at('projects'))).toBe(false);
  const [deleted, ...others] = await folder.versions('projects');
  expect([deleted?.deletes, others]).toEqual([deletes, []]);
  // In the folder of the save, where the owner finds it too.
  expect(String(await folder.readPicture(id))).toBe('bytes');
  const again = await folder.filesBefore(deleted?.id ?? '');
  expect(again['projects/p1/project.yaml']?.text).toBe('title: Bad\n');
});

test('a save on top of what was changed by hand meanwhile is outdated', async () => {
  fill();
  const folder = open();
  const { head } = await folder.read();
  writeFileSync(at('staff.yaml'), 'title: For hånd\n');
  expect(
    await folder.commit({ head, title: 'x', files: { 'staff.yaml': { text: 'title: Her\n' } } }),
  ).toBeUndefined();
  expect(read('staff.yaml')).toBe('title: For hånd\n');
});

test('links: one that leads to a folder is followed, one that leads nowhere is said', async () => {
  const shared = join(root, 'delt');
  cpSync(templateContent, shared, { recursive: true });
  symlinkSync(shared, at(''));
  const folder = open();
  const { head } = await folder.read();
  await folder.commit({ head, title: 'x', files: { 'staff.yaml': { text: 'title: Delt\n' } } });
  expect(readFileSync(join(shared, 'staff.yaml'), 'utf8')).toBe('title: Delt\n');
  renameSync(shared, join(root, 'flyttet'));
  await expect(folder.read()).rejects.toThrow(/finnes ikke mappen den fører til/);
  await expect(folder.begin()).rejects.toThrow(/finnes allerede/);
});

test('a folder that is gone when it is read is said, and no stack is printed', async () => {
  fill();
  mkdirSync(at('.tidligere'));
  // As one that vanishes after it was listed.
  symlinkSync(join(root, 'borte'), at('.tidligere/2026-11-28 14.20.33 1'));
  const print = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => print.mockRestore());
  const request = new Request('http://127.0.0.1/api/versions?path=staff.yaml');
  const answer = await localApi(root)(request, 'versions');
  expect(answer.status).toBe(422);
  expect(await answer.text()).toBe(
    `Kan ikke lese ${at('')}. Mappen eller en fil i den ble borte imens. Få den på plass, og prøv igjen.`,
  );
  expect(print).not.toHaveBeenCalled();
});

// The superuser may write everywhere.
test.skipIf(process.getuid?.() === 0)(
  'a folder that is read-only is said, and nothing is half written',
  async () => {
    fill();
    const folder = open();
    const { head } = await folder.read();
    chmodSync(at(''), 0o555);
    const save = { head, title: 'x', files: { 'staff.yaml': { text: 'title: x\n' } } };
    await expect(folder.commit(save)).rejects.toThrow(/Du har ikke lov til å lese eller skrive i mappen/);
    chmodSync(at(''), 0o755);
    expect(readdirSync(at('')).filter((name) => name.startsWith('.'))).toEqual([]);
  },
);

test('a save that cannot be finished leaves everything as it was', async () => {
  fill();
  const folder = open();
  const { head } = await folder.read();
  const before = read('staff.yaml');
  const files = { 'staff.yaml': { text: 'title: x\n' }, 'about/a.jpg': { id: 'a'.repeat(40) } };
  await expect(folder.commit({ head, title: 'x', files })).rejects.toThrow(/Et bilde finnes ikke lenger/);
  expect(read('staff.yaml')).toBe(before);
  expect(await folder.versions('staff.yaml')).toEqual([]);
});

test('files that are no content stay, and Windows-1252 is named', async () => {
  fill();
  mkdirSync(at('.kladd'));
  writeFileSync(at('.kladd/a.yaml'), 'Eget');
  writeFileSync(at('staff.yaml'), Buffer.from('title: Bad på øya\n', 'latin1'));
  const { files } = await open().read();
  expect(files['.kladd/a.yaml']).toBeUndefined();
  expect(files['staff.yaml']).toMatchObject({ fault: { found: expect.stringContaining('ukjent tegnsett') } });
});

test('a project with a name of 480 letters is saved, read and listed', async () => {
  fill();
  const answer = localApi(root);
  const ask = (route: string, init?: RequestInit) =>
    answer(new Request(`http://127.0.0.1/api/${route}`, init), route.replace(/\?.*/, ''));
  const { head } = (await (await ask('content')).json()) as Tree;
  const form = getProjectForm(createProjectId());
  const name = 'Bad '.repeat(120).trim();
  const body = { head, title: `Nytt prosjekt: ${name}`, files: { [form]: { text: `title: ${name}\n` } } };
  const made = await ask('commit', { method: 'POST', body: JSON.stringify(body) });
  expect(made.status).toBe(200);
  expect(read(form)).toContain(name);
  const changed = {
    ...((await made.json()) as object),
    title: `Slettet: ${name}`,
    files: { [form]: 'gone' },
  };
  expect((await ask('commit', { method: 'POST', body: JSON.stringify(changed) })).status).toBe(200);
  const [version] = (await (await ask(`versions?path=${getFolder(form)}`)).json()) as Version[];
  expect(version?.title).toBe(`Slettet: ${name}`);
});
