import { expect, test } from 'vitest';
import { unchanged } from '../draft.ts';
import { withRest } from './restored.ts';

test('a list that two tabs changed has the items of both', () => {
  const content = (...others: string[]) => ({ 'staff.yaml': { others } });
  const draft = unchanged({ commit: '', tree: '', values: content('Ola Ås', 'Kari') });
  const rest = { base: '', was: content('Ola', 'Kari'), files: content('Kari', 'Ida') };
  expect(withRest(draft, rest).values).toEqual(content('Ola Ås', 'Kari', 'Ida'));
});
