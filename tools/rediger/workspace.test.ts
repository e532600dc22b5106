import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Snapshot, unchanged, withField } from '../../src/editor/draft.ts';
import { openLocal } from '../../src/editor/repository/local.ts';
import { openRepository, type Repository } from '../../src/editor/repository/repository.ts';
import { commitValues } from '../../src/editor/saving/save.ts';
import { readFile } from '../../src/editor/saving/text.ts';
import { fieldsOf, noFields } from '../../src/editor/values.ts';
import { contentAfter } from '../../src/editor/saving/valuesAfter.ts';
import { localApi } from './local-api.ts';
import { templateContent } from './workspace.ts';
import { answerRequests } from '../../tests/editor/request.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'workspace-'));
  return () => rmSync(root, { recursive: true });
});

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function commitAll() {
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Ola Nordmann', '-c', 'user.email=ola@eksempelbad.example', 'commit', '-qm', 'Start');
}

function makeRepository() {
  cpSync(templateContent, join(root, 'content'), { recursive: true });
  commitAll();
}

/** The editor's view of the folder, as `npm run rediger` gives it. */
function openEditor() {
  const api = localApi(root);
  answerRequests(({ url: path, ...init }) => {
    const url = new URL(path, 'http://localhost');
    return api(new Request(url, init), url.pathname.slice('/api/'.length));
  });
  return openRepository(openLocal(''));
}

const saveTitle = (repository: Repository, begun: Snapshot) => {
  const contact = { ...fieldsOf(begun.values, 'contact.yaml'), title: 'Hei' };
  const values = { ...begun.values, 'contact.yaml': contact };
  return commitValues(repository, begun, values, { title: 'Ny overskrift', trailer: 'Save-Id: 1' });
};

/** What `git` would show of a look that changes something. */
const traces = () => [git('status', '--porcelain'), git('count-objects'), git('rev-parse', 'HEAD')];

test('a folder without content begins as the template, and is written by the first save alone', async () => {
  const repository = openEditor();
  const begun = await repository.read();
  expect(begun.values['firm.yaml']).toMatchObject({ name: 'FYLL UT: firmanavnet' });
  await repository.history();
  expect(readdirSync(root)).toEqual([]);
  await saveTitle(repository, begun);
  expect(git('log', '--format=%s').split('\n')).toEqual(['Ny overskrift', 'Innholdet begynner fra malen']);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('branch', '--show-current')).toBe('main');
  expect(readFileSync(join(root, 'content/contact.yaml'), 'utf8')).toContain('title: Hei\n');
  expect(readdirSync(join(root, 'content')).toSorted()).toEqual(readdirSync(templateContent).toSorted());
});

test('saves for a user whose name neither git nor the machine knows', async () => {
  const settings = { COUNT: '1', KEY_0: 'user.name', VALUE_0: '' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(`GIT_CONFIG_${name}`, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const repository = openEditor();
  await saveTitle(repository, await repository.read());
  expect(git('log', '-1', '--format=%an')).toBe(userInfo().username);
});

test('the code of a clone without content stays as it is', async () => {
  writeFileSync(join(root, 'README.md'), 'Kode');
  commitAll();
  writeFileSync(join(root, 'README.md'), 'Endret kode');
  const before = traces();
  const repository = openEditor();
  const begun = await repository.read();
  expect(traces()).toEqual(before);
  await saveTitle(repository, begun);
  expect(git('status', '--porcelain')).toBe('M README.md');
  expect(git('show', 'HEAD:README.md')).toBe('Kode');
});

test('changes by hand are shown at once, and committed with the next save alone', async () => {
  makeRepository();
  const file = join(root, 'content/hero.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Tid for', 'På tide med'));
  writeFileSync(join(root, 'content/notat.txt'), 'Eget');
  const before = traces();
  const begun = await openEditor().read();
  expect(begun.values['hero.yaml']).toMatchObject({ title: ['På tide med', 'nytt bad?'] });
  // Started again it has the same id, so that a draft still fits.
  const repository = openEditor();
  expect((await repository.read()).commit).toBe(begun.commit);
  expect(traces()).toEqual(before);
  await saveTitle(repository, begun);
  const titles = git('log', '--format=%s').split('\n');
  expect(titles).toEqual(['Ny overskrift', 'Endret for hånd i innholdsmappen', 'Start']);
  expect(git('show', '--format=', '--name-only', 'HEAD~')).toBe('content/hero.yaml\ncontent/notat.txt');
  expect(git('status', '--porcelain')).toBe('');
});

test('a save deletes files, and writes pictures', async () => {
  makeRepository();
  const repository = openEditor();
  const begun = await repository.read();
  const [project, picture] = ['projects/proj1/project.yaml', 'projects/proj1/0.jpg'];
  const { value, ...text } = readFile(project, 'title: Bad\n');
  const content = {
    values: { ...begun.values, [project]: value, [picture]: noFields },
    texts: { ...begun.texts, [project]: text },
  };
  repository.hold(picture, new Blob(['bytes']), { onSent: () => undefined });
  const next = await repository.commit({ title: 'Nytt', trailer: 'Save-Id: 1', base: begun, content });
  expect(readFileSync(join(root, 'content', picture), 'utf8')).toBe('bytes');
  await repository.commit({ title: 'Slettet', trailer: 'Save-Id: 2', base: next, content: begun });
  expect(existsSync(join(root, 'content/projects/proj1'))).toBe(false);
  expect(git('diff', '--stat', begun.commit, 'HEAD')).toBe('');
});

test('a save on top of what has been changed by hand since is outdated', async () => {
  makeRepository();
  const repository = openEditor();
  const begun = await repository.read();
  writeFileSync(join(root, 'content/notat.txt'), 'Eget');
  const saved = saveTitle(repository, begun);
  await expect(saved).rejects.toMatchObject({ failure: 'outdated' });
  expect(git('status', '--porcelain')).toBe('?? content/notat.txt');
});

test.each(['les.txt', '.DS_Store', '.kladd/a.yaml'])('a save leaves projects/%s as it is', async (name) => {
  makeRepository();
  const file = join(root, 'content/projects', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'Eget');
  const repository = openEditor();
  const draft = withField(unchanged(await repository.read()), 'contact.yaml', ['title'], () => 'Hei');
  await commitValues(repository, draft.base, contentAfter(draft).values, { trailer: 'Save-Id: 1' });
  expect(git('show', '--format=', '--name-only')).toBe('content/contact.yaml');
  expect(readFileSync(file, 'utf8')).toBe('Eget');
});

test('a file is read although there is a copy of it beside it', async () => {
  makeRepository();
  cpSync(join(root, 'content/firm.yaml'), join(root, 'content/firm kopi.yaml'));
  const { values } = await openEditor().read();
  expect(values['firm.yaml']).toMatchObject({ name: 'FYLL UT: firmanavnet' });
  expect(values['firm kopi.yaml']).toBe(noFields);
});
