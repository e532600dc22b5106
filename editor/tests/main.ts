import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { obtainChromium } from '../../tools/chromium.ts';
import { installEditor } from '../install.ts';

/*
 * npm run test:editor: types of the forms, and the owner's work in a real Chromium. Installs the editor's own packages
 * first; `npm test` goes without them. More words go to Playwright: npm run test:editor -- -g gallery.
 */
const inEditor = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const env = { ...process.env, CHROMIUM_PATH: obtainChromium() };
const run = (command: string, ...args: string[]) =>
  spawnSync('npx', ['--no-install', command, ...args], { stdio: 'inherit', env }).status ?? 1;

installEditor();
process.exitCode =
  run('tsc', '-p', inEditor('tsconfig.json')) ||
  run('playwright', 'test', '-c', inEditor('tests/playwright.config.ts'), ...process.argv.slice(2));
