import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleContent } from '../../tools/example.ts';
import { mistakesIn, sentenceOf } from './checks.ts';

const files = new Map(
  globSync('**/*.*', { cwd: exampleContent }).map((name) => [
    name.replaceAll('\\', '/'),
    /\.(yaml|md)$/.test(name) ? readFileSync(`${exampleContent}/${name}`, 'utf8') : '',
  ]),
);

test.each([
  ['firm.yaml', "closes: '16:00'", "closes: '06:00'"],
  ['firm.yaml', "    closes: '16:00'\n", ''],
  ['firm.yaml', "closes: '16:00'", 'text: Stengt'],
  ['firm.yaml', 'from: lørdag', 'from: fredag'],
  ['staff.yaml', /( {4}(phone|email): .*\n){2}/, ''],
  ['about.yaml', "'{ansatt 2}'", 'Per Nordmann'],
  ['firm.yaml', 'managingDirector: Ola', 'managingDirector: Kim'],
])('says what is wrong in %s with %s as «%s» by no name that only the file has', (name, from, to) => {
  const [mistake] = mistakesIn(new Map([...files, [name, files.get(name)!.replace(from, to)]]));
  const sentence = sentenceOf(mistake!);
  expect(sentence).toMatch(/^(Firmaet|Ansatte|Om oss) → [^:]+: .+\.$/);
  expect(sentence).not.toMatch(/\b(from|opens|closes|text|name|title|phone|email|staff|others|yaml)\b/);
});
