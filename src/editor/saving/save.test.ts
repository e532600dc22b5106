// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { begin, never } from '../../../tests/editor/draft.ts';
import { itemsAt } from '../../content/values.ts';
import { RepositoryError } from '../repository/request.ts';
import type { FileValue } from '../values.ts';
import { undo } from './undo.ts';

const phone = (value: FileValue) => ({ ...value, phone: '11 22 33 44' });
const withoutProject = { 'projects/proj4/project.yaml': undefined };

test('merges what others saved meanwhile: other fields, other items of a list, other lines of a text', async () => {
  const { save, change, read } = await begin({
    'firm.yaml': phone,
    'hero.yaml': (hero) => ({
      ...hero,
      claims: (hero['claims'] as object[]).map((claim, at) =>
        at === 1 ? { ...claim, title: 'Avtalt pris' } : claim,
      ),
    }),
    'personvern.md': (page) => ({
      ...page,
      body: String(page['body']).replace('## Sikkerhet', '## Hvordan vi sikrer'),
    }),
  });
  change('content/firm.yaml', 'founded: 2009', 'founded: 2010');
  change('content/hero.yaml', 'Gratis befaring\n', 'Befaring uten kostnad\n');
  change('content/personvern.md', '## Rettighetene dine', '## Dine rettigheter');
  await save();
  expect(read('content/firm.yaml')).toMatch(/founded: 2010[^]*phone: 11 22 33 44/);
  expect(read('content/hero.yaml')).toMatch(/title: Avtalt pris[^]*title: Befaring uten kostnad/);
  expect(read('content/personvern.md')).toMatch(/## Dine rettigheter/);
  expect(read('content/personvern.md')).toMatch(/## Hvordan vi sikrer/);
});

test('keeps a comment that another person added meanwhile', async () => {
  const { save, change, read } = await begin({ 'firm.yaml': phone });
  change('content/staff.yaml', 'title:', '# Til Kari\ntitle:');
  await save();
  expect(read('content/staff.yaml')).toContain('# Til Kari');
});

test('saves nothing on top of a file that somebody else has made unreadable, and says where', async () => {
  const { save, change, count } = await begin({ 'firm.yaml': phone });
  change('content/contact.yaml', 'lead: ', 'lead: Husk: ');
  const commits = count();
  await expect(save()).rejects.toThrow(
    /^content\/contact\.yaml, linje \d+: Filen kan ikke leses\. Fant: «lead/,
  );
  expect(count()).toBe(commits);
});

test('saves although the body of another request stalls', async () => {
  const { save, read } = await begin({ 'firm.yaml': phone });
  const stalled = { method: 'POST', body: new ReadableStream(), duplex: 'half' };
  void fetch('http://git.example/git/blobs', stalled);
  await save();
  expect(read('content/firm.yaml')).toContain('phone: 11 22 33 44');
});

test.each([
  ['alone', []],
  ['with what somebody else has saved before', ['Åse Ås']],
])('corrects a new item after the answer to its save was lost: %s', async (_, others) => {
  const adds = (name: string) => ({
    'staff.yaml': (value: FileValue) => ({ ...value, others: [...itemsAt(value, 'others'), name] }),
  });
  const { save, draft, change, lastDiff } = await begin(adds('Ida Ås'));
  for (const name of others) change('content/staff.yaml', 'others:\n', `others:\n  - ${name}\n`);
  const answer = fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answered = await answer(...request);
    if (request[1]?.method !== 'PATCH' || !answered.ok) return answered;
    vi.stubGlobal('fetch', answer);
    throw new TypeError('Failed to fetch');
  });
  await expect(save()).rejects.toThrow(RepositoryError);
  await save(never, { 'staff.yaml': adds('Ida Aas')['staff.yaml'](draft.base.values['staff.yaml'] ?? {}) });
  expect(lastDiff()).toEqual(['-  - Ida Ås', '+  - Ida Aas']);
});

test.each([
  ['theirs', 0],
  ['mine', 2],
] as const)('asks about a project that one deletes and another edits, and %s stays', async (answer, left) => {
  const { save, git, read } = await begin({
    'projects.yaml': (value) => ({ ...value, order: ['proj4', 'proj1', 'proj2', 'proj3'] }),
    'projects/proj4/project.yaml': (value) => ({ ...value, title: 'Nytt navn' }),
  });
  await save(never, withoutProject);
  await save(() => Promise.resolve([answer]));
  const files = git('ls-files', 'content/projects/proj4/project.yaml', 'content/projects/proj4/0.jpg');
  expect(files.split('\n').filter(Boolean)).toHaveLength(left);
  expect(read('content/projects.yaml').includes('proj4')).toBe(left > 0);
});

test('undo restores a deleted project with its pictures, can be undone, and refuses the second time', async () => {
  const { save, repository, read, lastFiles } = await begin();
  await save(never, withoutProject);
  const newest = async () => (await repository.history())[0] ?? expect.unreachable();
  const deletion = await newest();
  await undo(repository, deletion);
  expect(lastFiles()).toEqual(
    expect.arrayContaining(['A content/projects/proj4/0.jpg', 'A content/projects/proj4/project.yaml']),
  );
  expect(read('content/projects.yaml')).toContain('- proj4');
  await expect(undo(repository, deletion)).rejects.toThrow(RepositoryError);
  await undo(repository, await newest());
  expect((await newest()).title).toMatch(/^Gjort om igjen/);
});
