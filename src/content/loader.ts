import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { parse } from 'yaml';
import { firmSchema } from './schema/firm.ts';
import { contentFolder } from './folder.ts';
import { factsOf, fillMarkdown, fillPlaceholders } from './placeholders.ts';
import { staffSchema } from './schema/staff.ts';

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
      const { store, watcher, logger } = context;
      const load = async () => {
        const files = await Array.fromAsync(glob(pattern, { cwd: contentFolder }));
        return Promise.all(files.map((file) => readEntry(file, context)));
      };
      const first = await load();
      store.clear();
      for (const entry of first) store.set(entry);

      // While an editor is at it the old content stays until all of the new can be read.
      const reload = async () => {
        const entries = await load();
        const ids = new Set(entries.map(({ id }) => id));
        for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
        for (const entry of entries) store.set(entry);
      };
      let turn = Promise.resolve();
      const reloadSoon = afterPause(() => {
        turn = turn.then(reload).catch((error: unknown) => logger.error(String(error)));
      });
      watcher?.add(contentFolder);
      watcher?.on('all', (_event, path) => {
        if (path.startsWith(contentFolder + sep) && !basename(path).startsWith('.')) reloadSoon();
      });
    },
  };
}

/** Lets a burst of calls count as one, the last. In milliseconds, more than between the files of one save. */
function afterPause(work: () => void, pause = 40): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, pause);
  };
}

async function readEntry(file: string, context: LoaderContext) {
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
  return {
    id,
    data,
    filePath,
    digest: context.generateDigest({ source, firm, staff }),
    ...(rendered && { body: markdown, rendered }),
  };
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
