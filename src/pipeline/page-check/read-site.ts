import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorFolder } from '../editor.ts';
import { parseElements } from './page-elements.ts';

/** Reads a build: the paths of all files with an extension, with forward slashes, and the parsed pages. */
export function readSite(folder: string, origin: string) {
  const files = globSync('**/*.*', { cwd: folder })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  // The editor's page is excluded: it is empty until its script runs.
  const isPage = (file: string) => file.endsWith('.html') && !file.startsWith(`${editorFolder}/`);
  const pages = files.filter(isPage).map((file) => readPage(folder, file));
  return { folder, files, pages, origin };
}

/** A build in `dist/`. */
export type BuiltSite = ReturnType<typeof readSite>;
/** A page of a build. */
export type Page = ReturnType<typeof readPage>;

/** A page with its public path, such as `/personvern`, and the ids that links may name. */
function readPage(folder: string, file: string) {
  const path = `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
  const elements = parseElements(readFileSync(join(folder, file), 'utf8'));
  return { file, path, elements, ids: new Set(elements.map(({ attributes: { id } }) => id)) };
}
