import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { contentFolder } from '../content/current.ts';
import type { FieldPath } from '../content/check/issue.ts';
import { textsIn, valueAt } from '../content/values.ts';
import { asWritten, withoutChange } from './written.ts';

const names = globSync(['*.yaml', '*.md', 'projects/*/project.yaml'], { cwd: contentFolder });

/** What the form gets of a file, and the text that its value is saved as. Sveltia takes the spaces at the ends away. */
function open(name: string) {
  const text = readFileSync(join(contentFolder, name), 'utf8').trim();
  const [, yaml = text, body = ''] = /^---\n([^]*?\n)---\n\n([^]*)$/.exec(text) ?? [];
  const value: Record<string, unknown> = { ...(parse(yaml) as object), ...(body && { body }) };
  const save = (changed: unknown) => {
    const { body: newBody, ...fields } = changed as typeof value;
    const own = stringify(fields);
    return asWritten(name, body ? `---\n${own}---\n\n${newBody as string}\n` : own, text).trim();
  };
  return { text, value, save };
}

test.each(names)('%s is the same when it is saved unchanged', (name) => {
  const { text, value, save } = open(name);
  expect(save(value)).toBe(text);
});

/** A value with another text at one place. */
function withText(value: object, field: FieldPath, text: string) {
  const copy = structuredClone(value);
  Reflect.set(valueAt(copy, ...field.slice(0, -1)) as object, field.at(-1)!, text);
  return copy;
}

test.each(names)('%s changes in one line when one word of it does, wherever the word is', (name) => {
  const { text, value, save } = open(name);
  const lines = text.split('\n');
  const words = textsIn(value).filter(
    ({ text: old, field }) => /\p{L}/u.test(old) && field.at(-1) !== 'kind',
  );
  const many = words.filter(({ text: old, field }) => {
    const saved = save(withText(value, field, old.replace(/\p{L}+/u, 'Ordet'))).split('\n');
    return saved.length !== lines.length || saved.filter((line, index) => line !== lines[index]).length !== 1;
  });
  expect(many).toEqual([]);
  expect(words.length).toBeGreaterThan(1);
});

/** A value's lists, and ways to put each back changed. */
function* listsIn(value: unknown): Generator<{ items: unknown[]; replace: (items: unknown[]) => unknown }> {
  if (Array.isArray(value)) yield { items: value, replace: (items) => items };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      for (const { items, replace } of listsIn(item))
        yield { items, replace: (list) => ({ ...value, [key]: replace(list) }) };
    }
  }
}

test.each(names)(
  '%s only moves lines when a list is put in another order, and only loses some when it is cut',
  (name) => {
    const { text, value, save } = open(name);
    const before = text.split('\n');
    for (const { items, replace } of listsIn(value)) {
      expect(save(replace(items.toReversed())).split('\n').sort()).toEqual(before.toSorted());
      if (items.length < 2) continue;
      const cut = save(replace(items.slice(0, -1))).split('\n');
      expect(cut.filter((line) => !before.includes(line))).toEqual([]);
      expect(cut.length).toBeLessThan(before.length);
    }
  },
);

test('what the form adds of its own, and what means no more than its absence, is not written', () => {
  const { text, value, save } = open('services.yaml');
  const [first, ...rest] = value['services'] as object[];
  const services = [{ ...first, highlighted: false, __sc_item_id: '1' }, ...rest];
  expect(save({ ...value, services, unknown: 'x' })).toBe(text);
});

test('a field that is emptied goes, and one that is turned on comes where the schema has it', () => {
  const firm = open('firm.yaml');
  expect(firm.save({ ...firm.value, register: '' })).toBe(
    firm.text.replace('register: Foretaksregisteret\n', ''),
  );
  expect(firm.save({ ...firm.value, map: false })).toBe(firm.text.replace('map: true', 'map: false'));
  const { text, value, save } = open('services.yaml');
  const [first, ...rest] = value['services'] as object[];
  expect(save({ ...value, services: [{ ...first, highlighted: true }, ...rest] })).toBe(
    text.replace('      - Prosjektledelse\n', '      - Prosjektledelse\n    highlighted: true\n'),
  );
});

test('a new project is written with a comment, quotation marks where they are needed and points on one line', () => {
  const images = [{ file: 'a.jpg', alt: 'Bad: nytt', focus: { x: 1, y: 2 } }];
  expect(
    asWritten(
      'projects/nytt/project.yaml',
      stringify({ title: 'Bad', description: 'I by', mainImage: 'a.jpg', images }),
      '',
    ),
  ).toBe(
    `# Et prosjekt. Bildene ligger i samme mappe som denne filen.
title: Bad
description: I by
mainImage: a.jpg
images:
  - file: a.jpg
    alt: 'Bad: nytt'
    focus: { x: 1, y: 2 }
`,
  );
});

test('a new picture is called what its folder calls it, wherever its form is', () => {
  const { value, save } = open('staff.yaml');
  const [first, ...rest] = value['staff'] as object[];
  expect(save({ ...value, staff: [{ ...first, photo: { file: '/staff/0.webp' } }, ...rest] })).toContain(
    'file: staff/0.webp',
  );
});

test.each([
  ['what came later stays, above and below', 'abXde', 'AbXdef', 'Abcdef'],
  ['lines that went come back', 'abe', 'xabe', 'xabcde'],
  ['lines that came go', 'abcnde', 'abcndef', 'abcdef'],
  ['the same line was written again', 'abXde', 'abYde', undefined],
  ['a line beside was written', 'abde', 'aBde', undefined],
])('of a change that is taken back: %s', (_, after, now, left) => {
  const lines = (letters: string) => [...letters].join('\n');
  expect(withoutChange(lines('abcde'), lines(after), lines(now))).toBe(left && lines(left));
});
