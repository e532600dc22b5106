import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { parse } from 'yaml';
import { firmSchema } from './firm.ts';
import { contentFolder } from './folder.ts';
import { factsOf, fillMarkdown, fillPlaceholders } from './placeholders.ts';
import { staffSchema } from './staff.ts';

/**
 * Loads the content files that match a pattern, with the firm's facts filled in where the text has placeholders.
 * An entry's id is the name of its file, or of its folder for `projects/*\/project.yaml`.
 *
 * @throws what the file system, YAML or the schema throws; `tools/content/check.ts` has told the owner before
 */
export function contentFiles(pattern: string): Loader {
  return {
    name: 'content-files',
    load: async (context) => {
      const reload = async () => {
        context.store.clear();
        for await (const file of glob(pattern, { cwd: contentFolder })) await loadFile(file, context);
      };
      await reload();
      context.watcher?.add(contentFolder);
      context.watcher?.on('all', (_event, path) => {
        if (path.startsWith(contentFolder)) void reload();
      });
    },
  };
}

async function loadFile(file: string, context: LoaderContext) {
  const path = join(contentFolder, file);
  const source = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  const firm = firmSchema.parse(await readFacts('firm.yaml'));
  const staff = staffSchema.parse(await readFacts('staff.yaml'));
  const { frontMatter, body } = splitFrontMatter(file, source);
  const markdown = fillMarkdown(body, firm, staff);
  const id = basename(file) === 'project.yaml' ? basename(dirname(file)) : basename(file);
  const filePath = relative(fileURLToPath(context.config.root), path);
  const data = await context.parseData({
    id,
    filePath,
    data: fillPlaceholders(frontMatter, factsOf(firm, staff)),
  });
  const rendered = body && (await context.renderMarkdown(markdown, { fileURL: pathToFileURL(path) }));
  context.store.set({
    id,
    data,
    filePath,
    digest: context.generateDigest({ source, firm, staff }),
    ...(rendered && { body: markdown, rendered }),
  });
}

const readFacts = async (file: string): Promise<unknown> =>
  parse(await readFile(join(contentFolder, file), 'utf8'));

/** YAML files are all data; a Markdown file has its data between two lines of dashes. */
function splitFrontMatter(
  file: string,
  source: string,
): { frontMatter: Record<string, unknown>; body: string } {
  if (!file.endsWith('.md')) return { frontMatter: parse(source), body: '' };
  const [, frontMatter = '', body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  return { frontMatter: parse(frontMatter), body };
}
