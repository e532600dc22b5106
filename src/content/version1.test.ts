import { expect, test } from 'vitest';
import { type Changes, replace, writeVersion1 } from '../../tests/support/example-content.ts';
import { readContent } from '../files/read.ts';
import { check } from './check/check.ts';
import { report } from './check/report.ts';
import { siteContent } from './siteContent.ts';

/*
 * `tests/version-1.2` has a content that version 1.2 accepted, with every field. A firm takes this version by
 * `git pull`: what is refused of it is written in the changelog, and nothing else may be.
 */

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

test('the rest is accepted, and nothing that was hidden is shown', async () => {
  const content = await readContent(await writeVersion1(asAdvised));
  expect(report(check(content), 'content')).toBe('Innholdet i content er i orden.');
  expect(JSON.stringify(siteContent(content))).not.toContain('emmelig');
  // A logo that no field names.
  expect(content.theme?.logo).toBeDefined();
});
