import type Cms from '@sveltia/cms';
import { check } from '../content/check/check.ts';
import { isStopping, type Issue } from '../content/check/issue.ts';
import type { Content, ContentFile } from '../content/content.ts';
import { readMarkdown } from '../content/read/markdown.ts';
import { readYaml } from '../content/read/yaml.ts';
import { schemaOf, singleFiles } from '../content/schema/files.ts';
import { contentPath, textField } from './config.ts';
import { writeFields } from './formats.ts';
import { filesAt, textOf } from './repository.ts';
import { labelsOf } from './schema-form.ts';

/**
 * Before each save: puts what the form holds into the file's own text, and looks at the whole content as it would be. A
 * mistake stops the save with a sentence that says where and what belongs there, the same that would stop the build.
 */
export function checkBeforeSaving(cms: typeof Cms) {
  cms.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { data, path } = entry.toJS() as { data: Record<string, unknown>; path: string };
      const name = path.slice(contentPath.length + 1);
      const text = writeFields(name, data);
      const issues = await issuesWith(new Map([[path, text]]));
      if (issues.length > 0) throw refusal(sentenceOf(issues[0]!));
      return entry.setIn(['data', textField], text);
    },
  });
}

/** An error whose words Sveltia shows in its own dialog. */
export const refusal = (sentence: string) => new Error('saving_failed', { cause: new Error(sentence) });

/**
 * What would stop the build if these files had these texts.
 *
 * @param changes by path in the repository; `null` for a file that goes
 */
export async function issuesWith(changes: ReadonlyMap<string, string | null>): Promise<Issue[]> {
  const files = await filesAt('HEAD');
  const paths = [...new Set([...files.keys(), ...changes.keys()])].filter(
    (path) => changes.get(path) !== null,
  );
  const names = paths.map((path) => path.slice(contentPath.length + 1));
  const read = names.filter(isContentFile).map(async (name) => {
    const path = `${contentPath}/${name}`;
    return readFile(name, changes.get(path) ?? (await textOf(files.get(path)!)));
  });
  const content: Content = { folder: contentPath, files: await Promise.all(read), names, outside: [] };
  return check(content).filter(isStopping);
}

const isContentFile = (name: string) => name in singleFiles || /^projects\/[^/]+\/project\.yaml$/.test(name);

const readFile = (name: string, text: string): ContentFile =>
  name.endsWith('.md') ? readMarkdown(name, text) : readYaml(name, text);

/** `Ansatte → 2 → Telefon: Et norsk telefonnummer …`, in the words of the form. */
export function sentenceOf({ file, field, found, expected }: Issue): string {
  const place = [...labelsOf(schemaOf(file), field)].join(' → ');
  return `${place}: Her står det ${found}. ${expected}`;
}
