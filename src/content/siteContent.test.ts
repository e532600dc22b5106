import { expect, test } from 'vitest';
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
