import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { check } from './check/check.ts';
import { isStopping } from './check/issue.ts';
import { report } from './check/report.ts';
import { projectIdOf } from './content.ts';
import { contentFolder, currentContent, forgetContent } from './current.ts';
import { fillMarkdown, fillPlaceholders, knownFacts } from './facts.ts';

/** How a collection takes its entries in once more, by the collection's name. */
const reloads = new Map<string, () => Promise<void>>();

/** Loads a content file, or all `projects`, with the facts filled in. An entry’s id is the name of its file, or of a project’s folder. */
export function contentFiles(name: string): Loader {
  return {
    name: 'content-files',
    load: async (context) => {
      const load = async () => {
        const entries = await entriesOf(name, context);
        context.store.clear();
        for (const entry of entries) context.store.set(entry);
      };
      await load();
      reloads.set(context.collection, load);
      if (reloads.size === 1) watch(context);
    },
  };
}

async function entriesOf(name: string, context: LoaderContext) {
  const content = await currentContent();
  const known = knownFacts(content);
  const files = content.files.filter((file) => file.name === name || file.name.startsWith(`${name}/`));
  if (!known || files.some(({ value }) => value === undefined)) {
    throw new Error(report(check(content), content.folder));
  }
  const entries = files.map(async (file) => {
    const path = join(contentFolder, file.name);
    const id = file.name.startsWith('projects/') ? projectIdOf(file) : file.name;
    const filePath = relative(fileURLToPath(context.config.root), path).replaceAll(sep, '/');
    // The cast: `parseData` checks the value, which the content check has found to be an object.
    const filled = fillPlaceholders(file.value as Record<string, unknown>, known.facts);
    const data = await context.parseData({ id, filePath, data: filled });
    const body = file.body && fillMarkdown(file.body.text, known.firm, known.staff);
    const entry = { id, data, filePath, digest: context.generateDigest({ filled, body }) };
    if (body === undefined) return entry;
    const rendered = await context.renderMarkdown(body, { fileURL: pathToFileURL(path) });
    return { ...entry, body, rendered };
  });
  return Promise.all(entries);
}

/** While an editor is at it the old content stays until all of the new can be built from. */
function watch({ watcher, logger }: LoaderContext) {
  const reload = async () => {
    forgetContent();
    const content = await currentContent();
    const issues = check(content);
    if (issues.some(isStopping)) return logger.error(`\n${report(issues, content.folder)}`);
    await Promise.all([...reloads.values()].map((load) => load()));
  };
  let turn = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  watcher?.add(contentFolder);
  watcher?.on('all', (_event, path) => {
    if (!path.startsWith(contentFolder + sep) || basename(path).startsWith('.')) return;
    // A burst of changes counts as one, the last: milliseconds, more than between the files of one save.
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(reload).catch((error: unknown) => logger.error(String(error)));
    }, 40);
  });
}
