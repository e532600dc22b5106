import { expect, test } from 'vitest';
import { fileSchema, singleFileNames } from './files.ts';

test.each(singleFileNames)('every field of %s has a name in the form, and a sentence or fields', (file) => {
  for (const [key, { label, description, properties }] of Object.entries(fileSchema(file).properties ?? {}))
    expect(label && (description ?? properties), key).toBeTruthy();
});
