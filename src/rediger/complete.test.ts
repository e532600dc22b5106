import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleContent } from '../../tools/shared/example.ts';
import { mistakesIn, sentenceOf } from './checks.ts';
import { complete } from './complete.ts';

const before = new Map(
  globSync('**/*.*', { cwd: exampleContent })
    .map((name) => name.replaceAll('\\', '/'))
    .map((name) => [name, /\.(yaml|md)$/.test(name) ? readFileSync(join(exampleContent, name), 'utf8') : '']),
);

/** A commit in which a file has other words, as Sveltia asks for it. */
const changing = (name: string, from: string | RegExp, to: string) => ({
  additions: [
    {
      path: `content/${name}`,
      contents: Buffer.from(before.get(name)!.replace(from, to)).toString('base64'),
    },
  ],
  deletions: [],
});

const deleting = (name: string) => ({ additions: [], deletions: [{ path: `content/${name}` }] });

test('a picture that nothing names any longer goes in the same commit', () => {
  const asked = changing('projects/proj2/project.yaml', / {2}- file: 2\.jpg\n(?: {4}.*\n)+/, '');
  const { changes, after, isMore } = complete(before, asked);
  expect(changes).toEqual({ ...asked, deletions: [{ path: 'content/projects/proj2/2.jpg' }] });
  expect(isMore).toBe(true);
  expect(mistakesIn(after)).toEqual([]);
});

test('a picture stays as long as something names it, and so does one that nothing ever named', () => {
  const shared = changing('hero.yaml', 'file: hero/0.jpg', 'file: hero/1.jpg');
  expect(before.get('pages.yaml')).toContain('hero/0.jpg');
  expect(complete(before, shared)).toMatchObject({ changes: shared, isMore: false });
  const words = changing('firm.yaml', 'phone: 00', 'phone: 11');
  expect(complete(new Map([...before, ['hero/gammelt.jpg', '']]), words).changes).toEqual(words);
});

test('a project that is deleted takes its folder along, and its place in the order', () => {
  const order = before.get('projects.yaml')!.replace('featured: proj1', 'featured: proj4');
  const content = new Map([...before, ['projects.yaml', order]]);
  const { changes, after } = complete(content, deleting('projects/proj4/project.yaml'));
  expect([...after.keys()].filter((name) => name.startsWith('projects/proj4/'))).toEqual([]);
  const [{ path, contents } = { path: '', contents: '' }] = changes.additions;
  expect(path).toBe('content/projects.yaml');
  expect(Buffer.from(contents, 'base64').toString()).toBe(
    order.replace('featured: proj4\n', '').replace('  - proj4\n', ''),
  );
  expect(mistakesIn(after)).toEqual([]);
});

test('a project that is given another address keeps its place in the order, and stays the large one', () => {
  const name = 'projects/proj1/project.yaml';
  const { additions } = changing(name, '', '');
  const renamed = {
    additions: additions.map((file) => ({ ...file, path: 'content/projects/eikebad/project.yaml' })),
    deletions: deleting(name).deletions,
  };
  expect(complete(before, renamed).after.get('projects.yaml')).toBe(
    before.get('projects.yaml')!.replaceAll('proj1', 'eikebad'),
  );
});

test('a picture that is deleted where it is still shown is a mistake, also with its project', () => {
  const { after } = complete(before, deleting('hero/5.jpg'));
  expect(mistakesIn(after)[0]).toMatchObject({ file: 'hero.yaml', field: ['pictures', 2, 'file'] });
  const project = complete(before, deleting('projects/proj1/project.yaml'));
  expect(mistakesIn(project.after)[0]).toMatchObject({ file: 'about.yaml', field: ['pictures', 0, 'file'] });
});

test.each([
  ['firm.yaml', "closes: '16:00'", "closes: '06:00'"],
  ['firm.yaml', "    closes: '16:00'\n", ''],
  ['firm.yaml', "closes: '16:00'", 'text: Stengt'],
  ['firm.yaml', 'from: lørdag', 'from: fredag'],
  ['staff.yaml', /( {4}(phone|email): .*\n){2}/, ''],
  ['about.yaml', "'{ansatt 2}'", 'Per Nordmann'],
  ['firm.yaml', 'managingDirector: Ola', 'managingDirector: Kim'],
])('says what is wrong in %s with %s as «%s» by no name that only the file has', (name, from, to) => {
  const [mistake] = mistakesIn(new Map([...before, [name, before.get(name)!.replace(from, to)]]));
  const sentence = sentenceOf(mistake!);
  expect(sentence).toMatch(/^(Firmaet|Ansatte|Om oss) → [^:]+: .+\.$/);
  expect(sentence).not.toMatch(/\b(from|opens|closes|text|name|title|phone|email|staff|others|yaml)\b/);
});

test('more new pictures than go in one commit are refused with what to do', () => {
  const picture = { path: 'content/projects/nytt/0.webp', contents: '' };
  const [mistake] = mistakesIn(complete(before, { additions: [picture], deletions: [] }).after);
  expect(sentenceOf(mistake!)).toMatch(/^Så mange nye bilder .* legg dem til etterpå\.$/);
});
