import { expect, test } from 'vitest';
import { replace, writeExample } from '../../tests/support/example-content.ts';
import { readContent } from '../files/read.ts';
import { parseFiles } from './parse.ts';
import { siteContent } from './siteContent.ts';

test('a gap is left out of lists and optional fields; a required field keeps its own', async () => {
  const gap = 'FYLL UT: noe';
  const { files } = await readContent('example');
  const written = files.map((file) => {
    if (file.name !== 'firm.yaml') return file;
    const fields = { name: gap, tagline: gap, directorTitle: gap, certifications: ['Mesterbrev', gap] };
    return { ...file, value: { ...(file.value as object), ...fields } };
  });
  const { 'firm.yaml': firm } = siteContent(parseFiles(written));
  expect(firm).toMatchObject({ name: gap, certifications: ['Mesterbrev'], directorTitle: 'Daglig leder' });
  expect(firm.tagline).toBeUndefined();
});

test('pages get what is written in other files', async () => {
  const content = siteContent(await readContent(await writeExample()));
  expect(content['firm.yaml'].managingDirector).toBe('Ola Nordmann');
  expect(content['pages.yaml'].home.title).toBe('Eksempelbad AS');
  expect(content.statement).toContain('Ring [00 00 00 00](tel:+4700000000).');
});

test('projects come in the order of their list, then by number; hidden ones do not', async () => {
  const project =
    'title: Et bad\ndescription: Fjære.\nmainImage: a.jpg\nimages: [{ file: a.jpg, alt: Et bad }]\n';
  const directory = await writeExample({
    'projects.yaml': replace('order: [proj1, proj2]', 'order: [proj3]'),
    'projects/proj1/project.yaml': `${project}hidden: true\n`,
    'projects/proj3/project.yaml': project,
    'projects/proj10/project.yaml': project,
  });
  const { projects } = siteContent(await readContent(directory));
  // The featured one of the list is hidden.
  expect(projects.map(({ id, featured }) => [id, featured])).toEqual([
    ['proj3', true],
    ['proj2', false],
    ['proj10', false],
  ]);
  expect(projects[0]).toMatchObject({
    mainImage: 'projects/proj3/a.jpg',
    images: [{ file: 'projects/proj3/a.jpg' }],
  });
});
