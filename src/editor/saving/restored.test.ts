import { expect, test } from 'vitest';
import { unchanged } from '../draft.ts';
import { withRest } from './restored.ts';

test('a list that two tabs changed has the items of both', () => {
  const content = (...others: string[]) => ({ 'staff.yaml': { others } });
  const draft = unchanged({ commit: '', tree: '', texts: {}, values: content('Ola Ås', 'Kari') });
  const rest = { base: '', was: content('Ola', 'Kari'), files: content('Kari', 'Ida') };
  expect(withRest(draft, rest).values).toEqual(content('Ola Ås', 'Kari', 'Ida'));
});

test.each(['the draft', 'the other tab'])(
  'an item that %s moved and the other changed is there once',
  (who) => {
    const [ola, kari, ida] = ['Ola', 'Kari', 'Ida'].map((name) => ({ name, title: 'Murer' }));
    const content = (...staff: unknown[]) => ({ 'staff.yaml': { staff } });
    const changed = { name: 'Ola', title: 'Takstmann' };
    const [moved, edited] = [content(kari, ola, ida), content(changed, kari, ida)];
    const [values, files] = who === 'the draft' ? [moved, edited] : [edited, moved];
    const draft = unchanged({ commit: '', tree: '', texts: {}, values });
    const rest = { base: '', was: content(ola, kari, ida), files };
    expect(withRest(draft, rest).values).toEqual(content(kari, changed, ida));
  },
);

test('an item that one tab moved and both changed is there once', () => {
  const content = (...staff: unknown[]) => ({ 'staff.yaml': { staff } });
  const [ola, kari] = ['Ola', 'Kari'].map((name) => ({ name, title: 'Murer', phone: '', area: 'By' }));
  const moved = content(kari, { ...ola, title: 'Murer og rørlegger' });
  const edited = content({ ...ola, title: 'Murer og takstmann', area: 'Land' }, kari);
  const draft = unchanged({ commit: '', tree: '', texts: {}, values: moved });
  const { values } = withRest(draft, { base: '', was: content(ola, kari), files: edited });
  const title = 'Murer og rørlegger og takstmann';
  expect(values).toEqual(content(kari, { ...ola, title, area: 'Land' }));
});

test('a text that two tabs continued has the words of both once', () => {
  const content = (lead: string) => ({ 'staff.yaml': { lead } });
  const draft = unchanged({ commit: '', tree: '', texts: {}, values: content('Ring oss i dag.') });
  const rest = { base: '', was: content('Ring oss'), files: content('Ring oss nå!') };
  expect(withRest(draft, rest).values).toEqual(content('Ring oss i dag. nå!'));
});
