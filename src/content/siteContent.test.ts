import { expect, test } from 'vitest';
import { readContent } from '../files/read.ts';
import { siteContent } from './siteContent.ts';

test('a gap is left out of lists and optional fields; a required field keeps its own', async () => {
  const gap = 'FYLL UT: noe';
  const value = { name: gap, tagline: gap, certifications: ['Mesterbrev', gap], address: { city: gap } };
  const { files } = await readContent('example');
  const site = siteContent({
    files: files.map((file) => (file.name === 'firm.yaml' ? { ...file, value } : file)),
  });
  const firm = site['firm.yaml'];
  expect(firm).toMatchObject({ name: gap, certifications: ['Mesterbrev'], address: { city: gap } });
  expect(firm.tagline).toBeUndefined();
});
