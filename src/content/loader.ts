import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { check } from './check/check.ts';
import { isStopping } from './check/issue.ts';
import { report } from './check/report.ts';
import { projectIdOf } from './content.ts';
import { contentFolder, currentContent, forgetContent } from './current.ts';
import { fillMarkdown, fillPlaceholders, knownFacts } from './facts.ts';
import { isGroup } from './values.ts';

const reloads = new Map<string, () => Promise<void>>();

/** Astro loader of a content file, or of all `projects`, with placeholders filled. */
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
  const entries = files.map(async (file) => {
    if (!known || !isGroup(file.value)) throw new Error(report(check(content), content.folder));
    const path = join(contentFolder, file.name);
    const id = file.name.startsWith('projects/') ? projectIdOf(file) : file.name;
    const filePath = relative(fileURLToPath(context.config.root), path).replaceAll(sep, '/');
    const filled = fillPlaceholders(file.value, known.facts);
    const data = await context.parseData({ id, filePath, data: filled });
    const body = file.body && fillMarkdown(file.body.text, known.firm, known.staff);
    const entry = { id, data, filePath, digest: context.generateDigest({ filled, body }) };
    if (body === undefined) return entry;
    const rendered = await context.renderMarkdown(body, { fileURL: pathToFileURL(path) });
    return { ...entry, body, rendered };
  });
  return Promise.all(entries);
}

/** In watch mode, keeps the previous content until the new content is valid. */
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
    // Debounce, in milliseconds: one save changes several files.
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(reload).catch((error: unknown) => logger.error(String(error)));
    }, 40);
  });
}
