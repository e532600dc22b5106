import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin } from 'vite';
import { contentFolder } from '../src/content/current.ts';
import { writeThumbnails } from '../tools/rediger/thumbnails.ts';
import { makeCore } from './font.ts';
import { editorFolder, editorPolicy } from './headers/editor.ts';

const shownContent = fileURLToPath(new URL('../src/rediger/preview/content.tsx', import.meta.url));

/** What of the site's modules only a build can have: the preview reads what is in the form. */
const standIns = [
  'astro:content',
  'astro:assets',
  './content/loader.ts',
  '../content/current.ts',
  '../brand/lettering.ts',
];

/** What decides how the editor is built. */
export interface EditorSettings {
  /** `owner/name` of the repository at GitHub; empty for `npm run rediger`. */
  repo: string;
  /** Address of the sign-in worker; empty where people sign in with a token. */
  signIn: string;
}

/** Writes the page's own policy into it, for hosts that send no headers. */
const pagePolicy = (api: string): Plugin => ({
  name: 'page-policy',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: editorPolicy(api) },
      injectTo: 'head-prepend',
    },
  ],
});

/** Builds the owner's editor, a bundle of its own: nothing of it is in the site's pages. */
export async function buildEditor({ repo, signIn }: EditorSettings, outDir: string): Promise<void> {
  const font = resolve(await makeCore());
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../src/rediger/', import.meta.url)),
    base: `/${editorFolder}/`,
    logLevel: 'error',
    plugins: [tailwindcss(), pagePolicy(repo ? 'https://api.github.com' : '')],
    resolve: {
      alias: {
        'editor-font': font,
        // Its version for browsers makes HTML of text, which the policy refuses.
        'decode-named-character-reference': resolve('node_modules/decode-named-character-reference/index.js'),
        ...Object.fromEntries(standIns.map((name) => [name, shownContent])),
      },
    },
    define: { EDITOR_REPO: JSON.stringify(repo), EDITOR_SIGN_IN: JSON.stringify(signIn) },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2023',
      modulePreload: { polyfill: false },
      license: { fileName: 'lisenser.md' },
    },
  });
}

/** Astro integration that puts the editor beside the pages where `EDITOR_REPO` names its repository. */
export const editor = (settings: EditorSettings): AstroIntegration => ({
  name: 'rediger',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      if (!settings.repo) return;
      const outDir = fileURLToPath(new URL(`${editorFolder}/`, dir));
      await buildEditor(settings, outDir);
      await writeThumbnails(contentFolder, join(outDir, 'bilder'));
    },
  },
});
