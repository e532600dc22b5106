import { resolve } from 'node:path';
import type { Content } from './content.ts';
import { readContent } from './read.ts';

/** Where content lies. `CONTENT_DIR` names another folder, to try content that is not to be published. */
export const contentFolder = resolve(process.env['CONTENT_DIR'] || 'content');

/** Vite evaluates modules anew for the configuration of content, so that a variable of this module would be there twice. */
const shared = globalThis as typeof globalThis & { siteContent?: Promise<Content> | undefined };

/** The content of the site, read once for a command or a build. */
export const currentContent = (): Promise<Content> => (shared.siteContent ??= readContent(contentFolder));

/** Lets the content be read anew, after a change. */
export const forgetContent = () => {
  shared.siteContent = undefined;
};
