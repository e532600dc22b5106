import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Changes, replace, writeVersion1 } from '../../tests/support/example-content.ts';
import { readContent } from '../files/read.ts';
import { check } from './check/check.ts';
import { report } from './check/report.ts';
import { siteContent } from './siteContent.ts';

/*
 * `tests/version-1.2` has a content that version 1.2 accepted, with every field, and what its pages showed of
 * it (`shown.json`). A firm takes this version by `git pull`.
 */

const shown = JSON.parse(readFileSync('tests/version-1.2/shown.json', 'utf8')) as Record<string, unknown> & {
  'about.yaml': { contacts: unknown[] };
  'firm.yaml': { managingDirector: string };
  'staff.yaml': { staff: object[] };
};

const reportOn = async (changes: Changes) =>
  report(check(await readContent(await writeVersion1(changes))), 'content');

/** What the reports below say. */
const asAdvised: Changes = {
  'firm.yaml': replace('managingDirector: Åse Fjære\n', ''),
  'about.yaml': (text) => replace('{ansatt 1}', 'Åse Fjære')(replace(/contacts:\n(?: .*\n)+/, '')(text)),
  'staff.yaml': (text) =>
    replace(
      '{fornavn 1}',
      'Åse',
    )(text)
      .replace(/(22 00 11 22\n.*\n)/, '$1    about: Ring Åse om pris.\n    leader: true\n')
      .replace(/(400 12 346\n)/, '$1    about: Ring Kari om tilstandsrapport.\n'),
};

test('what is written elsewhere now is refused with what to write instead', async () => {
  expect(await reportOn({})).toMatchSnapshot();
});

test('a hidden project that is not finished is refused with what is missing', async () => {
  const unfinished = 'title: Et bad til\nhidden: true\n';
  expect(await reportOn({ ...asAdvised, 'projects/uferdig/project.yaml': unfinished })).toMatchSnapshot();
});

test('the rest is shown as version 1.2 showed it, and nothing that was hidden', async () => {
  const directory = await writeVersion1(asAdvised);
  const content = await readContent(directory);
  expect(report(check(content), 'content')).toBe('Innholdet i content er i orden.');
  const { contacts: _, ...about } = shown['about.yaml'];
  const now = siteContent(content);
  expect(now).toEqual({
    ...shown,
    'about.yaml': about,
    'staff.yaml': {
      ...shown['staff.yaml'],
      staff: shown['staff.yaml'].staff.map((person, index) => ({
        ...person,
        leader: index === 0,
        ...(index === 0 && { about: 'Ring Åse om pris.' }),
        ...(index === 1 && { about: 'Ring Kari om tilstandsrapport.' }),
      })),
    },
    'hero.yaml': expect.objectContaining({
      // Version 1.2 showed the space at its end.
      claims: expect.arrayContaining([{ title: 'Fast pris', text: 'Avtalt før vi begynner.' }]),
    }),
  });
  expect(JSON.stringify(now)).not.toMatch(/emmelig/);
  expect(content.theme?.logo).toBeDefined();
});
