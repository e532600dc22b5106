import { expect, test, vi } from 'vitest';
import { memoryRepository } from '../../../tests/rediger/memory.ts';
import { undo } from '../changes/undo.ts';
import { type Draft, unchanged, valueIn, withFiles, withPicture } from '../content.ts';
import { RepositoryError } from '../request.ts';
import type { Choose } from './merge.ts';
import { type FileValue, sourceOf } from '../values.ts';
import { saveDraft } from './save.ts';

const never: Choose = () => Promise.reject(new Error('nothing to ask'));

/** The example's content, and a draft of it in which files say something else. */
async function begin(
  changes: Record<string, (value: FileValue) => FileValue> = {},
  more: Partial<Draft> = {},
) {
  const store = memoryRepository();
  const snapshot = await store.repository.read();
  const values = Object.entries(changes).map(
    ([name, change]) => [name, change(snapshot.values[name] ?? {})] as const,
  );
  const draft: Draft = { base: snapshot.commit, values: new Map(values), pictures: new Map(), ...more };
  return {
    ...store,
    snapshot,
    draft,
    save: (choose = never) => saveDraft(store.repository, { snapshot, draft }, choose),
  };
}

const withoutProject = new Map([['projects/proj4/project.yaml', undefined]]);

const diff = (before: string, after: string) =>
  after.split('\n').filter((line) => !before.split('\n').includes(line));

const phone = (value: FileValue) => ({ ...value, phone: '11 22 33 44' });

test('saves one line as one commit that says what was changed, and the same again as none', async () => {
  const { save, snapshot, read, entries } = await begin({ 'firm.yaml': phone });
  const saved = await save();
  expect(diff(sourceOf(snapshot.values['firm.yaml'] ?? {}) ?? '', read('firm.yaml'))).toEqual([
    'phone: 11 22 33 44',
  ]);
  expect(entries().map(({ title }) => title)).toEqual(['Endret «Firmaet»']);
  // As when the answer to the first was lost.
  expect((await save()).commit).toBe(saved.commit);
});

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
  change('firm.yaml', 'founded: 2009', 'founded: 2010');
  change('hero.yaml', 'Gratis befaring\n', 'Befaring uten kostnad\n');
  change('personvern.md', '## Rettighetene dine', '## Dine rettigheter');
  await save();
  expect(read('firm.yaml')).toMatch(/founded: 2010[^]*phone: 11 22 33 44/);
  expect(read('hero.yaml')).toMatch(/title: Avtalt pris[^]*title: Befaring uten kostnad/);
  expect(read('personvern.md')).toMatch(/## Dine rettigheter/);
  expect(read('personvern.md')).toMatch(/## Hvordan vi sikrer/);
});

test('what is typed while a save is sent does not set back what others saved in the same file', async () => {
  const { save, change, read, repository, draft } = await begin({ 'firm.yaml': phone });
  change('firm.yaml', 'founded: 2009', 'founded: 2010');
  const next = await save();
  const typed = new Map([['firm.yaml', { ...draft.values.get('firm.yaml'), shortName: 'Badet' }]]);
  await saveDraft(repository, { snapshot: next, draft: { ...draft, values: typed } }, never);
  expect(read('firm.yaml')).toMatch(/shortName: Badet[^]*founded: 2010[^]*phone: 11 22 33 44/);
});

test.each([
  ['mine', 'phone: 11 22 33 44'],
  ['theirs', 'phone: 55 66 77 88'],
] as const)('asks about the same field only, and %s stays', async (answer, line) => {
  const { save, change, read } = await begin({ 'firm.yaml': phone });
  change('firm.yaml', 'phone: 00 00 00 00', 'phone: 55 66 77 88');
  const choose = vi.fn<Choose>(() => Promise.resolve([answer]));
  await save(choose);
  expect(choose.mock.calls).toEqual([
    [[{ field: ['firm.yaml', 'phone'], mine: '11 22 33 44', theirs: '55 66 77 88' }]],
  ]);
  expect(read('firm.yaml')).toContain(line);
});

test('saves nothing where the owner does not choose, or the build would stop at the merged content', async () => {
  const first = await begin({ 'firm.yaml': phone });
  const theirs = first.change('firm.yaml', 'phone: 00 00 00 00', 'phone: 55 66 77 88');
  await expect(first.save(() => Promise.resolve(undefined))).rejects.toThrow('Ikke lagret');
  expect((await first.repository.read()).commit).toBe(theirs);
  const second = await begin({ 'firm.yaml': (firm) => ({ ...firm, phone: '12' }) });
  await expect(second.save()).rejects.toThrow(/^Firmaet → Telefon: Her står det «12»/);
});

test('a deleted project takes its pictures and its place along', async () => {
  const { save, names, read, entries } = await begin({}, { values: withoutProject });
  await save();
  expect(names().filter((name) => name.startsWith('projects/proj4/'))).toEqual([]);
  expect(read('projects.yaml')).not.toContain('proj4');
  expect(entries()[0]?.title).toBe('Slettet prosjektet «Marmorbad med frittstående kar»');
});

test.each([
  ['theirs', []],
  ['mine', ['projects/proj4/0.jpg', 'projects/proj4/project.yaml']],
] as const)('asks about a project that one deletes and another edits, and %s stays', async (answer, left) => {
  const order = (value: FileValue) => ({ ...value, order: ['proj4', 'proj1', 'proj2', 'proj3'] });
  const title = (value: FileValue) => ({ ...value, title: 'Nytt navn' });
  const other = await begin({ 'projects.yaml': order, 'projects/proj4/project.yaml': title });
  await saveDraft(other.repository, { ...other, draft: { ...other.draft, values: withoutProject } }, never);
  await other.save(() => Promise.resolve([answer]));
  expect(
    other
      .names()
      .filter((name) => /^projects\/proj4\/(project|0)\./.test(name))
      .toSorted(),
  ).toEqual(left);
  expect(other.read('projects.yaml').includes('proj4')).toBe(left.length > 0);
});

test('a picture that nothing names any longer goes, and one that another file names stays', async () => {
  const keep = (value: FileValue) => {
    const pictures = (value['pictures'] as { file: string; alt: string; focus: object }[]).filter(
      ({ file }) => file !== 'hero/0.jpg' && file !== 'hero/1.jpg',
    );
    const [first] = pictures;
    return { ...value, pictures: [...pictures, { ...first, file: 'hero/ny.jpg', alt: 'Nytt bilde' }] };
  };
  const { snapshot, repository, names } = await begin();
  const [ny, unused] = [new Blob(['ny']), new Blob(['unused'])];
  const chosen = withPicture(withPicture(unchanged(snapshot), 'hero/ny.jpg', ny), 'hero/unused.jpg', unused);
  const hero = keep(valueIn(chosen, 'hero.yaml'));
  await saveDraft(repository, withFiles(chosen, new Map([['hero.yaml', hero]])), never);
  expect(names()).toEqual(expect.arrayContaining(['hero/0.jpg', 'hero/ny.jpg']));
  expect(names()).not.toContain('hero/1.jpg');
  expect(names()).not.toContain('hero/unused.jpg');
});

test('undo keeps later changes, restores pictures, is itself undone, and refuses after a later change there', async () => {
  const { save, change, read, repository, entries, names } = await begin({ 'firm.yaml': phone });
  await save();
  change('firm.yaml', 'founded: 2009', 'founded: 2010');
  const [later, first] = entries();
  if (!first || !later) throw new Error('No entries.');
  await undo(repository, first);
  expect(read('firm.yaml')).toMatch(/founded: 2010[^]*phone: 00 00 00 00/);
  const [undone] = entries();
  expect(undone?.title).toBe('Angret: Endret «Firmaet»');
  if (undone) await undo(repository, undone);
  expect(entries()[0]?.title).toBe('Gjort om igjen: Endret «Firmaet»');
  expect(read('firm.yaml')).toContain('phone: 11 22 33 44');

  change('firm.yaml', 'founded: 2010', 'founded: 2011');
  await expect(undo(repository, later)).rejects.toThrow(
    'Det samme stedet er endret igjen senere: «Firmaet» → Stiftet.',
  );

  const now = await repository.read();
  const draft = { base: now.commit, values: withoutProject, pictures: new Map() };
  await saveDraft(repository, { snapshot: now, draft }, never);
  const [gone] = entries();
  if (gone) await undo(repository, gone);
  expect(names()).toEqual(expect.arrayContaining(['projects/proj4/project.yaml', 'projects/proj4/0.jpg']));
  expect(read('projects.yaml')).toContain('- proj4');
  if (gone) await expect(undo(repository, gone)).rejects.toThrow(RepositoryError);
});
