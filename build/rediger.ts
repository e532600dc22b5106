import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { contentFolder } from '../src/content/current.ts';
import { writeThumbnails } from '../tools/rediger/thumbnails.ts';
import { editorFolder } from './headers/editor.ts';

/** What decides how the editor is built. */
export interface EditorSettings {
  /** `owner/name` of the repository at GitHub; empty for the door of `npm run rediger`. */
  repo: string;
  /** Address of the sign-in worker; empty where people sign in with a token. */
  signIn: string;
}

/** Builds the owner's editor, a bundle of its own: nothing of it is in the site's pages. */
export async function buildEditor({ repo, signIn }: EditorSettings, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../src/rediger/', import.meta.url)),
    base: `/${editorFolder}/`,
    logLevel: 'error',
    plugins: [tailwindcss()],
    define: { EDITOR_REPO: JSON.stringify(repo), EDITOR_SIGN_IN: JSON.stringify(signIn) },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2023',
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
