import { expect, test } from 'vitest';
import { exampleSnapshot } from '../../../tests/editor/draft.ts';
import { withValue } from '../../content/values.ts';
import { mistakesIn } from '../mistakes.ts';
import { fieldsOf, type Values } from '../values.ts';
import { asSaved, readFile } from './text.ts';
import { contentAfter } from './valuesAfter.ts';

const example = exampleSnapshot();

test.each([
  [
    'contact.yaml',
    'title: Kontakt\nlead: Husk: ring oss.\n',
    /, linje 2$/,
    /Nested mappings are not allowed/,
  ],
  ['firm.yaml', 'name: Bad AS\nphone: 12\nname: Bad AS\n', /, linje 3$/, /Map keys must be unique/],
  ['projects.yaml', 'title: Åpne\n\tlead: Hei\n', /, linje 2$/, /Tabs are not allowed/],
  ['staff.yaml', '- Ola\n- Kari\n', /, linje 1$/, /en liste med 2/],
  ['brand/brand.yaml', 'main: "#123\n', /, linje 2$/, /Missing closing/],
  ['projects/proj1/project.yaml', 'title: *Bad\n', /, linje 1$/, /begynner med \*/],
  ['personvern.md', 'Ingen felter.\n', /, linje 1$/, /ingen felter øverst i filen/],
])('%s that cannot be read is one mistake, with its line, and stays as it is', (name, text, way, words) => {
  const { value, ...read } = readFile(name, text);
  const base = {
    ...example,
    values: { ...example.values, [name]: value },
    texts: { ...example.texts, [name]: read },
  };
  const edited = withValue(base.values, [name, 'title'], 'Hei') as Values;
  for (const each of [base, contentAfter({ base, values: edited })]) {
    expect(each.texts[name]?.text).toBe(text);
    const mistakes = mistakesIn(each);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]?.way).toMatch(way);
    expect(mistakes[0]?.way).toContain(`content/${name}`);
    expect(mistakes[0]?.text).toMatch(words);
  }
});

test('what was checked is not checked again when it is saved', () => {
  const values = withValue(example.values, ['firm.yaml', 'tagline'], 'Bad') as Values;
  const content = contentAfter({ base: example, values });
  const found = mistakesIn(content);
  expect(mistakesIn(asSaved(content.values, example, [content]))).toBe(found);
});

test('a logo that the owner removes is no logo again by the name of its file', () => {
  const values = withValue(example.values, ['brand/brand.yaml', 'logo'], undefined) as Values;
  const after = contentAfter({ base: example, values });
  expect(fieldsOf(after.values, 'brand/brand.yaml')).not.toHaveProperty('logo');
  expect(after.values).not.toHaveProperty(['brand/logo.svg']);
});
