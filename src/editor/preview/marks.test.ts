// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleSnapshot } from '../../../tests/editor/draft.ts';
import { fileNode } from '../../content/fieldTree.ts';
import { formFieldsOf } from '../../content/formTree.ts';
import { kinds } from '../../content/kinds.ts';
import { singleFileNames } from '../../content/schema/files.ts';
import type { Pictures } from '../../site/view/pictures.ts';
import { unchanged, valueIn } from '../draft.ts';
import { idOf } from '../form/fieldProps.ts';
import { draw } from './draw.tsx';
import { placesOf, readMarks, shownAt } from './marks.ts';

const pictures: Pictures = {
  size: () => Promise.resolve({ width: 2400, height: 1600 }),
  version: (path) => Promise.resolve(`blob:${path}`),
};
const example = unchanged(exampleSnapshot());

/** Shows the preview of a form of the example. */
async function show(file: string) {
  const { drawing } = await draw(file, example, pictures, 0);
  document.body.innerHTML = `<div>${renderToStaticMarkup(drawing)}</div>`;
  readMarks(document.body);
}

/** The field that a press on the innermost element with these words finds, or on one near it. */
const pressed = (text: string, near = (element: Element): Element | null => element) => {
  const found = [...document.querySelectorAll('body *')].filter(({ textContent }) =>
    textContent.includes(text),
  );
  const [innermost] = found.toSorted((a, b) => a.textContent.length - b.textContent.length);
  const target = innermost && near(innermost);
  const { file = '', field = [] } = (target && shownAt(target)?.place) ?? {};
  return [file, ...field].join(' ');
};

test('a press finds the field that is shown there', async () => {
  await show('about.yaml');
  expect(pressed('Kari Nordmann')).toBe('about.yaml contacts 1 name');
  const call = (name: Element) => name.parentElement?.querySelector('a') ?? null;
  expect(pressed('Kari Nordmann', call)).toBe('staff.yaml staff 1 phone');
  await show('firm.yaml');
  expect(pressed('Org.nr.')).toBe('firm.yaml organisationNumber');
  expect(pressed('Stengt')).toBe('firm.yaml openingHours søndag');
  await show('personvern.md');
  expect(pressed('Fakturere og føre regnskap')).toBe('personvern.md body 2');
});

test('marks are gone from what is shown', async () => {
  await show('firm.yaml');
  for (const picture of document.querySelectorAll('[src], link')) picture.remove();
  expect(document.body.innerHTML).not.toMatch(/[\u2005\u{f0000}-\u{10fffd}]/u);
});

/** Shown elsewhere: to search engines, in the gallery, at its turn, or with the first day of its line. */
const unshown: Record<string, RegExp> = {
  'firm.yaml': /^serviceArea|^openingHours (?!mandag|lørdag|søndag)/,
  'hero.yaml': /^pictures [1-9]/,
  'projects/proj2/project.yaml': /^images 3/,
};

test.each([...singleFileNames, 'projects/proj2/project.yaml'])('every word of %s is shown', async (file) => {
  await show(file);
  const shown = new Set(
    [...document.querySelectorAll('[data-field]')].flatMap((element) =>
      placesOf(element).map((place) => `${place.file} ${idOf(place.field)}`),
    ),
  );
  const texts = formFieldsOf(fileNode(file, valueIn(example, file))).filter(
    ({ value, schema: { kind, among } }) =>
      typeof value === 'string' && value !== '' && !among && !kinds[kind].isCode,
  );
  expect(texts.length).toBeGreaterThan(0);
  const unseen = texts.filter(({ field }) => !shown.has(`${file} ${idOf(field)}`));
  const missing = unseen.map(({ field }) => field.join(' ')).filter((path) => !unshown[file]?.test(path));
  expect(missing).toEqual([]);
});
