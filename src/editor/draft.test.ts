import { expect, test } from 'vitest';
import { exampleSnapshot } from '../../tests/editor/draft.ts';
import { unchanged, valueIn, withField } from './draft.ts';
import { unsavedScreens } from './unsaved.ts';
import { projectFile } from './values.ts';

const example = unchanged(exampleSnapshot());

test('what was typed and typed back is no change, nor a space or an empty field', () => {
  const phone = (text: string) => withField(example, 'firm.yaml', ['phone'], () => text);
  expect(unsavedScreens(phone('11 22 33 44'))).toEqual(['firm.yaml']);
  expect(unsavedScreens(phone(`${String(valueIn(example, 'firm.yaml')['phone'])} `))).toEqual([]);
  expect(unsavedScreens(withField(example, 'contact.yaml', ['note'], () => ''))).toEqual([]);
});

test('the main picture is the first one when the chosen one is gone, and a removed item changes no more', () => {
  const file = projectFile('proj2');
  const images = valueIn(example, file)['images'] as { file: string }[];
  const changed = withField(example, file, ['images'], () => images.slice(1, 2));
  expect(valueIn(changed, file)).toMatchObject({ mainImage: images[1]?.file });
  expect(withField(changed, file, ['images', 5, 'alt'], () => 'for sent')).toBe(changed);
});
