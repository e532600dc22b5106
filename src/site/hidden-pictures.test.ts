import { expect, test } from 'vitest';
import { hiddenPictures } from './hidden-pictures.ts';

test.each([
  { total: 2, main: 0, hidden: [] },
  { total: 3, main: 2, hidden: [] },
  { total: 5, main: 0, hidden: [4] },
  { total: 5, main: 4, hidden: [] },
  { total: 9, main: 3, hidden: [4, 5, 6, 7, 8] },
  { total: 9, main: 4, hidden: [5, 6, 7, 8] },
  { total: 9, main: 6, hidden: [4, 5, 7, 8] },
])('of $total pictures with number $main shown large, four thumbnails leave out $hidden', (project) => {
  expect(hiddenPictures(project.total, 4, project.main)).toEqual(project.hidden);
});
