import { expect, test } from 'vitest';
import { begin, never, phone } from '../../../tests/rediger/draft.ts';
import { undo } from '../changes/undo.ts';
import { unchanged, valueIn, withFiles, withPicture } from '../content.ts';
import { RepositoryError } from '../request.ts';
import type { FileValue } from '../values.ts';
import { saveDraft } from './save.ts';

const withoutProject = new Map([['projects/proj4/project.yaml', undefined]]);

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

test('undo keeps later changes, restores pictures, can be undone, and refuses after a later change', async () => {
  const { save, change, read, repository, entries, names } = await begin({ 'firm.yaml': phone });
  await save();
  change('firm.yaml', 'founded: 2009', 'founded: 2010');
  const [later, first] = entries();
  if (!first || !later) throw new Error('No entries.');
  await undo(repository, first);
  expect(read('firm.yaml')).toMatch(/founded: 2010[^]*phone: 00 00 00 00/);
  const [undone] = entries();
  expect(undone?.title).toBe('Angret: Telefon: 11 22 33 44');
  if (undone) await undo(repository, undone);
  expect(entries()[0]?.title).toBe('Gjort om igjen: Telefon: 11 22 33 44');
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
