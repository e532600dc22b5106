import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { check } from './check/check.ts';
import { report } from './check/report.ts';
import { fileOf, projectIdOf, shownProjects } from './content.ts';
import { contentFolder, currentContent } from './current.ts';
import { fillMarkdown, knownFacts } from './facts.ts';
import { withoutGaps } from './gaps.ts';
import { fillPlaceholders } from './placeholders.ts';
import { fileSchema } from './schema/files.ts';
import { isGroup } from './values.ts';

/** Astro loader of a content file, or of all `projects`, with placeholders filled. */
export const contentFiles = (name: string): Loader => ({
  name: 'content-files',
  load: async (context) => {
    const entries = await entriesOf(name, context);
    context.store.clear();
    for (const entry of entries) context.store.set(entry);
  },
});

async function entriesOf(name: string, context: LoaderContext) {
  const content = await currentContent();
  const known = knownFacts(content);
  const files = name === 'projects' ? shownProjects(content) : [fileOf(content, name)];
  const entries = files.map(async (file) => {
    if (!known || !isGroup(file.value)) throw new Error(report(check(content), content.folder));
    const path = join(contentFolder(), file.name);
    const id = projectIdOf(file.name) ?? file.name;
    const filePath = relative(fileURLToPath(context.config.root), path).replaceAll(sep, '/');
    const filled = withoutGaps(fillPlaceholders(file.value, known.facts), fileSchema(file.name));
    const data = await context.parseData({ id, filePath, data: filled as Record<string, unknown> });
    const body = file.body && fillMarkdown(file.body.text, known.firm, known.staff);
    return { id, data, filePath, ...(body && { body }) };
  });
  return Promise.all(entries);
}
