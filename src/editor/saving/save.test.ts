// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { begin } from '../../../tests/editor/draft.ts';
import { itemsAt } from '../../content/values.ts';
import { RepositoryError } from '../repository/request.ts';
import { unchanged, withFiles } from '../draft.ts';
import { isChanged } from '../unsaved.ts';
import type { FileValue } from '../values.ts';

const phone = (value: FileValue) => ({ ...value, phone: '11 22 33 44' });
const withoutProject = { 'projects/proj4/project.yaml': 'deleted' } as const;

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
  change('content/firm.yaml', 'founded: 2009', 'founded: 2010');
  change('content/hero.yaml', 'Gratis befaring\n', 'Befaring uten kostnad\n');
  change('content/personvern.md', '## Rettighetene dine', '## Dine rettigheter');
  await save();
  expect(read('content/firm.yaml')).toMatch(/founded: 2010[^]*phone: 11 22 33 44/);
  expect(read('content/hero.yaml')).toMatch(/title: Avtalt pris[^]*title: Befaring uten kostnad/);
  expect(read('content/personvern.md')).toMatch(/## Dine rettigheter/);
  expect(read('content/personvern.md')).toMatch(/## Hvordan vi sikrer/);
});

test('keeps a comment that another person added meanwhile', async () => {
  const { save, change, read } = await begin({ 'firm.yaml': phone });
  change('content/staff.yaml', 'title:', '# Til Kari\ntitle:');
  change('content/firm.yaml', 'founded:', '# Fra registeret\nfounded:');
  await save();
  expect(read('content/staff.yaml')).toContain('# Til Kari');
  expect(read('content/firm.yaml')).toContain('# Fra registeret');
});

test('saves nothing on top of a file that somebody else has made unreadable, and says where', async () => {
  const { save, change, count } = await begin({ 'firm.yaml': phone });
  change('content/contact.yaml', 'lead: ', 'lead: Husk: ');
  const commits = count();
  await expect(save()).rejects.toThrow(
    /^content\/contact\.yaml, linje \d+: Filen kan ikke leses\. Der står det noe som ikke er YAML/,
  );
  expect(count()).toBe(commits);
});

const withOther = (name: string) => (staff: FileValue) => ({
  ...staff,
  others: [...itemsAt(staff, 'others').filter((other) => !String(other).startsWith('Ida')), name],
});
const adds = (name: string) => ({ 'staff.yaml': withOther(name) });
/** A colleague adds somebody after the last of the others, or before them. */
const colleague = {
  last: (tab: Tab) => tab.change('content/staff.yaml', /(others:\n(?: {2}- .*\n)+)/, '$1  - Per Ås\n'),
  first: (tab: Tab) => tab.change('content/staff.yaml', 'others:\n', 'others:\n  - Åse Ås\n'),
};
type Tab = Awaited<ReturnType<typeof begin>>;

const meanwhile: Record<string, (tab: Tab) => unknown> = {
  'nothing else': () => undefined,
  'a colleague at the top': colleague.first,
  'a hundred and twenty others after it': (tab) => {
    for (let each = 0; each < 120; each += 1)
      tab.change('content/firm.yaml', /founded: \d+/, `founded: ${1800 + each}`);
    colleague.last(tab);
  },
  'a reload, and a colleague': async (tab) => {
    await tab.reload();
    colleague.last(tab);
  },
};

describe.each(Object.keys(meanwhile))('after the answer to a save was lost, and then %s', (what) => {
  test.each([
    ['once more', undefined],
    ['corrected', 'Ida Aas'],
    ['taken back', ''],
  ])('it is saved once: %s', async (_, correction) => {
    const tab = await begin(adds('Ida Ås'));
    tab.lose();
    await expect(tab.save()).rejects.toThrow(RepositoryError);
    await meanwhile[what]?.(tab);
    const commits = tab.count();
    if (correction === '')
      tab.edit({
        'staff.yaml': (staff) => ({
          ...staff,
          others: itemsAt(staff, 'others').filter((other) => other !== 'Ida Ås'),
        }),
      });
    else if (correction) tab.edit(adds(correction));
    await tab.save();
    const names = tab.read('content/staff.yaml').match(/Ida (Ås|Aas)|Per Ås|Åse Ås/g) ?? [];
    expect(names.filter((name) => name.startsWith('Ida'))).toEqual(
      correction === '' ? [] : [correction ?? 'Ida Ås'],
    );
    const isShared = /colleague|others/.test(what);
    expect(names.filter((name) => !name.startsWith('Ida'))).toHaveLength(isShared ? 1 : 0);
    expect(tab.count() - commits).toBe(correction === undefined ? 0 : 1);
    expect(isChanged(tab.draft())).toBe(false);
  });
});

test('a colleague before a save whose answer was lost stays, too', async () => {
  const tab = await begin(adds('Ida Ås'));
  colleague.last(tab);
  tab.lose();
  await expect(tab.save()).rejects.toThrow(RepositoryError);
  colleague.first(tab);
  await tab.reload();
  tab.edit(adds('Ida Aas'));
  await tab.save();
  expect(itemsAt(tab.draft().values['staff.yaml'], 'others')).toEqual([
    'Åse Ås',
    ...itemsAt(tab.snapshot.values['staff.yaml'], 'others'),
    'Per Ås',
    'Ida Aas',
  ]);
});

test('an undo whose answer was lost is made once, also after somebody else has saved', async () => {
  const tab = await begin(adds('Ida Ås'));
  await tab.save();
  tab.edit({ 'staff.yaml': (staff) => ({ ...staff, others: itemsAt(staff, 'others').slice(0, -1) }) });
  await tab.save();
  const [deletion = expect.unreachable()] = await tab.repository.history();
  tab.lose();
  await expect(tab.undo(deletion)).rejects.toThrow(RepositoryError);
  colleague.last(tab);
  const commits = tab.count();
  await tab.undo(deletion);
  expect(tab.count()).toBe(commits);
  expect(tab.read('content/staff.yaml').match(/Ida Ås/g)).toHaveLength(1);
});

test.each([
  ['theirs', 0],
  ['mine', 2],
] as const)('asks about a project that one deletes and another edits, and %s stays', async (answer, left) => {
  const { setDraft, draft, save, exists, read, snapshot } = await begin({
    'projects.yaml': (value) => ({ ...value, order: ['proj4', 'proj1', 'proj2', 'proj3'] }),
    'projects/proj4/project.yaml': (value) => ({ ...value, title: 'Nytt navn' }),
  });
  const edited = draft();
  setDraft(withFiles(unchanged(snapshot), withoutProject));
  await save();
  setDraft(edited);
  await save(() => Promise.resolve([answer]));
  const files = ['project.yaml', '0.jpg'].filter((name) => exists(`content/projects/proj4/${name}`));
  expect(files).toHaveLength(left);
  expect(read('content/projects.yaml').includes('proj4')).toBe(left > 0);
});

test('a deleted project that was shown large leaves nothing unsaved', async () => {
  const tab = await begin({ 'projects.yaml': (value) => ({ ...value, featured: 'proj4' }) });
  await tab.save();
  tab.setDraft(withFiles(tab.draft(), withoutProject));
  await tab.save();
  expect(tab.read('content/projects.yaml')).not.toContain('proj4');
  expect(isChanged(tab.draft())).toBe(false);
});

test('undo restores a deleted project with its pictures, and can be undone', async () => {
  const { setDraft, draft, save, repository, read, lastFiles, ...tab } = await begin();
  setDraft(withFiles(draft(), withoutProject));
  await save();
  const newest = async () => (await repository.history())[0] ?? expect.unreachable();
  const deletion = await newest();
  await tab.undo(deletion);
  expect(lastFiles()).toEqual(
    expect.arrayContaining(['A content/projects/proj4/0.jpg', 'A content/projects/proj4/project.yaml']),
  );
  expect(read('content/projects.yaml')).toContain('- proj4');
  await tab.undo(await newest());
  expect((await newest()).title).toMatch(/^Gjort om igjen/);
  expect(read('content/projects.yaml')).not.toContain('- proj4');
  // Done again, it can be undone again.
  await tab.undo(deletion);
  expect(read('content/projects.yaml')).toContain('- proj4');
});
