import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { editorPolicy } from './policy.ts';
import { writeThumbnails } from './thumbnails.ts';

/** Folder of the editor in `dist/`, and its path on the site. */
export const editorFolder = 'rediger';

/** Adds the policy of the editor's page, and preloads what its first script imports. */
const pageHead = (api: string): Plugin => ({
  name: 'page-head',
  transformIndexHtml: (_, { bundle = {}, chunk }) => {
    const policy = { 'http-equiv': 'Content-Security-Policy', content: editorPolicy(api) };
    const link = (rel: string, href: string): HtmlTagDescriptor => {
      return { tag: 'link', attrs: { rel, href, crossorigin: true }, injectTo: 'head' };
    };
    const withImports = (file: string): string[] => {
      const { imports } = bundle[file] as Rolldown.OutputChunk;
      return [file, ...imports.flatMap(withImports)];
    };
    const scripts = new Set(chunk?.dynamicImports.flatMap(withImports));
    return [
      { tag: 'meta', attrs: policy, injectTo: 'head-prepend' },
      ...[...scripts].map((file) => link('modulepreload', `/${editorFolder}/${file}`)),
      ...(api ? [link('preconnect', api)] : []),
    ];
  },
});

/**
 * Builds the owner's editor, a bundle of its own: nothing of it is in the site's pages.
 *
 * @param repo `owner/name` of the repository at GitHub; empty for `npm run rediger`
 */
export async function buildEditor(repo: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../editor', import.meta.url)),
    base: `/${editorFolder}/`,
    logLevel: 'error',
    css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
    plugins: [pageHead(repo ? 'https://api.github.com' : '')],
    define: { EDITOR_REPO: JSON.stringify(repo) },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2024',
      modulePreload: { polyfill: false },
      license: { fileName: 'lisenser.md' },
    },
  });
  await writeThumbnails(outDir);
}

/** Astro integration that adds the editor to the site if `EDITOR_REPO` names the repository that it edits. */
export const editor = (repo: string): AstroIntegration => ({
  name: 'rediger',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      if (repo === '') return;
      await buildEditor(repo, fileURLToPath(new URL(`${editorFolder}/`, dir)));
    },
  },
});
