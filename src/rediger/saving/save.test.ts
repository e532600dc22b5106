import { expect, test, vi } from 'vitest';
import { begin, phone } from '../../../tests/rediger/draft.ts';
import { sourceOf } from '../values.ts';
import type { Choose } from './merge.ts';

const diff = (before: string, after: string) =>
  after.split('\n').filter((line) => !before.split('\n').includes(line));

test('saves one line as one commit that says what was changed, and the same again as none', async () => {
  const { save, snapshot, read, entries } = await begin({ 'firm.yaml': phone });
  const saved = await save();
  expect(diff(sourceOf(snapshot.values['firm.yaml'] ?? {}) ?? '', read('firm.yaml'))).toEqual([
    'phone: 11 22 33 44',
  ]);
  expect(entries().map(({ title }) => title)).toEqual(['Telefon: 11 22 33 44']);
  // As when the answer to the first was lost.
  expect((await save()).commit).toBe(saved.commit);
});

test('merges what others saved meanwhile: other fields, other items of a list, other lines of a text', async () => {
  const { save, change, read } = await begin({
    'firm.yaml': phone,
    'hero.yaml': (hero) => ({
      ...hero,
      claims: (hero['claims'] as object[]).map((claim, at) =>
        at === 1 ? { ...claim, title: 'Avtalt pris' } : claim,
      ),
    }),
    'personvern.md': (page) => ({
      ...page,
      body: String(page['body']).replace('## Sikkerhet', '## Hvordan vi sikrer'),
    }),
  });
  change('firm.yaml', 'founded: 2009', 'founded: 2010');
  change('hero.yaml', 'Gratis befaring\n', 'Befaring uten kostnad\n');
  change('personvern.md', '## Rettighetene dine', '## Dine rettigheter');
  await save();
  expect(read('firm.yaml')).toMatch(/founded: 2010[^]*phone: 11 22 33 44/);
  expect(read('hero.yaml')).toMatch(/title: Avtalt pris[^]*title: Befaring uten kostnad/);
  expect(read('personvern.md')).toMatch(/## Dine rettigheter/);
  expect(read('personvern.md')).toMatch(/## Hvordan vi sikrer/);
});

test.each([
  ['mine', 'phone: 11 22 33 44'],
  ['theirs', 'phone: 55 66 77 88'],
] as const)('asks about the same field only, and %s stays', async (answer, line) => {
  const { save, change, read } = await begin({ 'firm.yaml': phone });
  change('firm.yaml', 'phone: 00 00 00 00', 'phone: 55 66 77 88');
  const choose = vi.fn<Choose>(() => Promise.resolve([answer]));
  await save(choose);
  expect(choose.mock.calls).toEqual([
    [[{ field: ['firm.yaml', 'phone'], mine: '11 22 33 44', theirs: '55 66 77 88' }]],
  ]);
  expect(read('firm.yaml')).toContain(line);
});

test('saves nothing where the owner does not choose, or the build would stop at the merged content', async () => {
  const first = await begin({ 'firm.yaml': phone });
  const theirs = first.change('firm.yaml', 'phone: 00 00 00 00', 'phone: 55 66 77 88');
  await expect(first.save(() => Promise.resolve(undefined))).rejects.toThrow('Ikke lagret');
  expect((await first.repository.read()).commit).toBe(theirs);
  const second = await begin({ 'firm.yaml': (firm) => ({ ...firm, phone: '12' }) });
  await expect(second.save()).rejects.toThrow(/^Firmaet → Telefon: Her står det «12»/);
});
