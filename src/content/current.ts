import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Content } from './content.ts';
import { readContent } from './read.ts';

/** The firm's content, or the example until there is one. `CONTENT_DIR` names another, to try it. */
export const contentFolder = resolve(
  process.env['CONTENT_DIR'] || (existsSync('content') ? 'content' : 'example'),
);

/** On `globalThis`, because Vite loads this module twice: for the configuration and for the pages. */
const cache: typeof globalThis & { siteContent?: Promise<Content> | undefined } = globalThis;

/** The content of the site, read once for a command or a build. */
export const currentContent = (): Promise<Content> => (cache.siteContent ??= readContent(contentFolder));

/** Replaces the cached content; `undefined`: it is read again. */
export const replaceContent = (content?: Promise<Content>) => {
  cache.siteContent = content;
};
