import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '../../src/content/folder.ts';
import { readDocument, writeDocument } from './document.ts';
import { formOf } from './files.ts';
import type { FormNode } from './node.ts';
import { fromForm, toForm } from './values.ts';

const names = globSync(['*.yaml', '*.md', 'projects/*/project.yaml'], { cwd: contentFolder });

/** The value that the form gets, and the text that its value is saved as. */
function open(name: string) {
  const text = readFileSync(join(contentFolder, name), 'utf8');
  const form = formOf(name);
  // What a form holds goes over the line as JSON.
  const value = JSON.parse(JSON.stringify(toForm(form, readDocument(name, text)))) as unknown;
  const save = (changed: unknown) =>
    writeDocument(name, text, fromForm(form, changed) as Record<string, unknown>);
  return { text, form, value, save };
}

test.each(names)('%s is byte for byte the same when it is saved unchanged', (name) => {
  const { text, value, save } = open(name);
  expect(save(value)).toBe(text);
});

/** Every value with one text in it changed, and the path of that text. */
function* oneWordChanges(value: unknown, path = ''): Generator<[string, unknown]> {
  if (typeof value === 'string') yield [path, value.replace(/\p{L}+/u, 'Ordet')];
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const [at, changed] of oneWordChanges(item, `${path}.${index}`))
        yield [at, value.with(index, changed)];
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (key === 'discriminant') continue;
      for (const [at, changed] of oneWordChanges(item, `${path}.${key}`))
        yield [at, { ...value, [key]: changed }];
    }
  }
}

test.each(names)('%s changes in one line when one word of it does, wherever the word is', (name) => {
  const { text, value, save } = open(name);
  const lines = text.split('\n');
  const many: string[] = [];
  let count = 0;
  for (const [path, changed] of oneWordChanges(value)) {
    const saved = save(changed).split('\n');
    const different = saved.filter((line, index) => line !== lines[index]).length;
    if (JSON.stringify(changed) === JSON.stringify(value)) continue;
    count += 1;
    if (saved.length !== lines.length || different !== 1) many.push(path);
  }
  expect(many).toEqual([]);
  expect(count).toBeGreaterThan(1);
});

/** The lists of a form's value, and ways to put each back changed. */
function* listsIn(
  node: FormNode,
  value: unknown,
): Generator<{ items: unknown[]; replace: (items: unknown[]) => unknown }> {
  const record = value as Record<string, unknown>;
  if (node.kind === 'list') yield { items: value as unknown[], replace: (items) => items };
  if (node.kind !== 'group') return;
  for (const [key, field] of Object.entries(node.fields)) {
    for (const { items, replace } of listsIn(field, record[key])) {
      yield { items, replace: (changed) => ({ ...record, [key]: replace(changed) }) };
    }
  }
}

test.each(names)('%s only moves lines when a list is put in another order', (name) => {
  const { text, form, value, save } = open(name);
  for (const { items, replace } of listsIn(form, value)) {
    const saved = save(replace(items.toReversed()));
    expect(saved.split('\n').sort()).toEqual(text.split('\n').sort());
  }
});

test.each(names)('%s only loses lines when the last of a list is taken away', (name) => {
  const { text, form, value, save } = open(name);
  const before = new Set(text.split('\n'));
  for (const { items, replace } of listsIn(form, value)) {
    if (items.length < 2) continue;
    const saved = save(replace(items.slice(0, -1))).split('\n');
    expect(saved.filter((line) => !before.has(line))).toEqual([]);
    expect(saved.length).toBeLessThan(text.split('\n').length);
  }
});
