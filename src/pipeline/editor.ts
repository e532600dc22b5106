import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { editorPolicy } from './policy.ts';
import { writeThumbnails } from './thumbnails.ts';

/** Folder and path of the editor. */
export const editorFolder = 'rediger';

/** Adds the page's policy, and preloads the scripts that the first one imports. */
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
    define: {
      EDITOR_REPO: JSON.stringify(repo),
    },
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

/** Astro integration that puts the editor beside the pages where `EDITOR_REPO` names its repository. */
export const editor = (repo: string): AstroIntegration => ({
  name: 'rediger',
  hooks: {
    'astro:build:done': ({ dir }) =>
      repo ? buildEditor(repo, fileURLToPath(new URL(`${editorFolder}/`, dir))) : undefined,
  },
});
