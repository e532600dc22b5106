import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Document, Window } from 'happy-dom';
import { editorFolder } from '../../build/headers/editor.ts';

/** A page of the finished build. */
export interface Page {
  /** File in the build's folder, such as `personvern.html`. */
  file: string;
  /** Path that it answers on, such as `/personvern`. */
  path: string;
  html: string;
  document: Document;
}

/** The finished build, as the checks look at it. */
export interface BuiltSite {
  folder: string;
  /** Every file, relative to the folder and with forward slashes. */
  files: ReadonlySet<string>;
  pages: readonly Page[];
  /** Address that the site was built for, without a trailing slash. */
  origin: string;
}

export function readSite(folder: string, origin: string): BuiltSite {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  // The editor's page is no page of the site: it is empty until its script runs.
  const isPage = (file: string) => file.endsWith('.html') && !file.startsWith(`${editorFolder}/`);
  const pages = files.filter(isPage).map((file) => readPage(folder, file));
  return { folder, files: new Set(files), pages, origin };
}

function readPage(folder: string, file: string): Page {
  const html = readFileSync(join(folder, file), 'utf8');
  // Parses without running or fetching anything.
  const window = new Window({ settings: { enableJavaScriptEvaluation: false } });
  return {
    file,
    html,
    path: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`,
    document: new window.DOMParser().parseFromString(html, 'text/html'),
  };
}
