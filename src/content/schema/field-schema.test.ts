import { expect, test } from 'vitest';
import { fieldSchema, singleFiles } from './files.ts';

test('every field of the content has a name in the form, and a sentence for the file or fields of its own', () => {
  const unnamed = Object.entries(singleFiles).flatMap(([name, single]) =>
    Object.entries(fieldSchema(single).properties ?? {}).flatMap(
      ([key, { label, description, properties }]) =>
        label && (description || properties) ? [] : [`${name}: ${key}`],
    ),
  );
  expect(unnamed).toEqual([]);
});
