import { lstatSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Content } from '../content/content.ts';
import { readContent } from './read.ts';

/**
 * The cache is on `globalThis`, because Vite loads this module twice: Node imports it for the configuration,
 * and Vite bundles it for the pages. A variable of the module would exist twice, and `npm run dev` would
 * replace only one of them. A virtual module could share the content too, but needs a loader and a reload.
 */
const cache: typeof globalThis & { siteContent?: Promise<Content> | undefined; contentStandIn?: string } =
  globalThis;

/** True for a broken link too: the example must not be built in place of the firm's content. */
const exists = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/**
 * Path of the content folder: `CONTENT_DIR`, or the firm's `content`. Until the firm has one, it is the
 * example, or the folder that `setStandIn` has set.
 */
export function contentFolder(): string {
  const chosen = process.env['CONTENT_DIR'];
  if (chosen) return resolve(chosen);
  if (exists('content')) return resolve('content');
  return resolve(cache.contentStandIn ?? 'example');
}

/** Sets the folder that is shown in place of the example until there is content. */
export const setStandIn = (folder: string) => {
  cache.contentStandIn = folder;
};

/** The content of the site, read once for a command or a build. */
export const currentContent = (): Promise<Content> => (cache.siteContent ??= readContent(contentFolder()));

/** Replaces the cached content; without an argument it is read again at the next use. */
export const replaceContent = (content?: Promise<Content>) => {
  cache.siteContent = content;
};
