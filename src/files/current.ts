import { lstatSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Content } from '../content/content.ts';
import { readContent } from './read.ts';

/** On `globalThis`, because Vite loads this module twice: for the configuration and for the pages. */
const cache: typeof globalThis & { siteContent?: Promise<Content> | undefined; contentStandIn?: string } =
  globalThis;

/** A link that leads nowhere is there, too: the example is not to be built in place of what it led to. */
const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** The firm's content, or until there is one the example or another stand-in. `CONTENT_DIR` names another. */
export const contentFolder = () =>
  resolve(
    process.env['CONTENT_DIR'] || (isThere('content') ? 'content' : (cache.contentStandIn ?? 'example')),
  );

/** Shows another folder than the example until there is content. */
export const standIn = (folder: string) => {
  cache.contentStandIn = folder;
};

/** The content of the site, read once for a command or a build. */
export const currentContent = (): Promise<Content> => (cache.siteContent ??= readContent(contentFolder()));

/** Replaces the cached content; `undefined`: it is read again. */
export const replaceContent = (content?: Promise<Content>) => {
  cache.siteContent = content;
};
