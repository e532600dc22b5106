import { expect, test } from 'vitest';
import { exampleSnapshot } from '../../tests/rediger/draft.ts';
import { type Draft, unchanged, valueIn, withField } from './draft.ts';
import { projectsIn, withNewProject, withProjects } from './projects.ts';
import { valuesAfter } from './saving/valuesAfter.ts';
import { projectFile } from './values.ts';

const example = unchanged(exampleSnapshot());
const order = ['proj1', 'proj2', 'proj3', 'proj4'];
const idsOf = (draft: Draft) => projectsIn(draft).map(({ id }) => id);
const saved = (draft: Draft) => Object.keys(valuesAfter(draft));

test('a new project is the last, and a deleted one comes back with what was typed in it', () => {
  const added = withField(withNewProject(example, 'ny'), projectFile('ny'), ['title'], () => 'Nytt bad');
  const projects = projectsIn(added);
  expect(idsOf(added)).toEqual([...order, 'ny']);
  const [one, two, three] = projects;
  const deleted = withProjects(
    added,
    [two, one, three].filter((project) => project !== undefined),
  );
  expect(idsOf(deleted)).toEqual(['proj2', 'proj1', 'proj3']);
  expect(saved(deleted).filter((name) => /proj4|ny/.test(name))).toEqual([]);
  const restored = withProjects(deleted, projects);
  expect(valueIn(restored, projectFile('ny'))).toMatchObject({ title: 'Nytt bad' });
  expect(saved(restored)).toEqual(
    expect.arrayContaining(['projects/ny/project.yaml', 'projects/proj4/0.jpg']),
  );
});

test('the main picture is the first one when the chosen one is gone, and a removed item changes no more', () => {
  const file = projectFile('proj2');
  const images = valueIn(example, file)['images'] as { file: string }[];
  const changed = withField(example, file, ['images'], () => images.slice(1, 2));
  expect(valueIn(changed, file)).toMatchObject({ mainImage: images[1]?.file });
  expect(withField(changed, file, ['images', 5, 'alt'], () => 'for sent')).toBe(changed);
});
