import { resolve } from 'node:path';
import { buildEditor, editorFolder } from '../../build/rediger.ts';

/*
 * Run as a process of its own by `main.ts`: Vite sets NODE_ENV=production where it builds, and Astro's server
 * for development then refuses pictures and keeps old content.
 */
await buildEditor({ repo: '', signIn: '' }, resolve(process.argv[2] ?? '', editorFolder));
