import { expect, test, vi } from 'vitest';
import { begin, phone } from '../../../tests/rediger/draft.ts';
import type { Choose } from './merge.ts';

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
