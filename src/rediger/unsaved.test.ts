import { expect, test } from 'vitest';
import { exampleSnapshot } from '../../tests/rediger/draft.ts';
import { unchanged, valueIn, withField } from './draft.ts';
import { unsavedScreens } from './unsaved.ts';

const example = unchanged(exampleSnapshot());

test('what was typed and typed back is no change, nor a space or an empty field', () => {
  const phone = (text: string) => withField(example, 'firm.yaml', ['phone'], () => text);
  expect(unsavedScreens(phone('11 22 33 44'))).toEqual(['firm.yaml']);
  expect(unsavedScreens(phone(`${String(valueIn(example, 'firm.yaml')['phone'])} `))).toEqual([]);
  expect(unsavedScreens(withField(example, 'contact.yaml', ['note'], () => ''))).toEqual([]);
});
