import { expect, test } from 'vitest';
import { withoutGaps } from './gaps.ts';
import { fileSchema } from './schema/files.ts';

test('a gap is left out of lists and optional fields; a required field keeps its own', () => {
  const gap = 'FYLL UT: noe';
  const firm = { name: gap, tagline: gap, certifications: ['Mesterbrev', gap], address: { city: gap } };
  expect(withoutGaps(firm, fileSchema('firm.yaml'))).toEqual({
    name: gap,
    certifications: ['Mesterbrev'],
    address: { city: gap },
  });
});
