import { expect, test } from 'vitest';
import { begin, never } from '../../../tests/rediger/draft.ts';
import { undo } from './undo.ts';
import { unchanged, valueIn, withFiles, withPicture } from '../content.ts';
import { RepositoryError } from '../repository/request.ts';
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

test('undo restores a deleted project with its pictures, can be undone, and refuses the second time', async () => {
  const { snapshot, draft, read, repository, entries, names } = await begin();
  await saveDraft(repository, { snapshot, draft: { ...draft, values: withoutProject } }, never);
  const undoLast = () => undo(repository, entries()[0] ?? expect.unreachable());
  expect(entries()[0]?.title).toBe('Slettet prosjektet «Marmorbad med frittstående kar»');
  await undoLast();
  expect(names()).toEqual(expect.arrayContaining(['projects/proj4/project.yaml', 'projects/proj4/0.jpg']));
  expect(read('projects.yaml')).toContain('- proj4');
  await expect(undo(repository, entries()[1] ?? expect.unreachable())).rejects.toThrow(RepositoryError);
  await undoLast();
  expect(entries().map(({ title }) => title.split(':')[0])).toContain('Gjort om igjen');
});
