import { resolve } from 'node:path';

/** Where content lies. `CONTENT_DIR` names another folder, to try content that is not to be published. */
export const contentFolder = resolve(process.env['CONTENT_DIR'] || 'content');
