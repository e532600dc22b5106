import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { norwegian } from './norwegian.ts';

/** The editor's code and styles, as a browser takes them. */
export interface Bundle {
  script: string;
  styles: string;
}

const inEditor = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The font that Keystatic asks another host for; without it the page is set in the machine's own. */
const fontLink = /\/\*#__PURE__\*\/jsx\("link", \{\s*href: "https:\/\/fonts[^}]*\}\), /;

/** Puts Norwegian words in Keystatic's source, and takes its request for a font away. */
function translateKeystatic(): { plugin: Plugin; untranslated: Set<string> } {
  const untranslated = new Set([...norwegian.map(([source]) => source), 'the link to a font']);
  const plugin: Plugin = {
    name: 'norwegian',
    setup({ onLoad }) {
      onLoad({ filter: /@keystatic[\\/]core[\\/]dist[\\/].*\.js$/ }, async ({ path }) => {
        let contents = await readFile(path, 'utf8');
        for (const [source, replacement] of norwegian) {
          if (!contents.includes(source)) continue;
          untranslated.delete(source);
          contents = contents.replaceAll(source, () => replacement);
        }
        if (fontLink.test(contents)) untranslated.delete('the link to a font');
        return { contents: contents.replace(fontLink, ''), loader: 'js' };
      });
    },
  };
  return { plugin, untranslated };
}

/**
 * Builds what runs in the browser.
 *
 * @throws Error where Keystatic no longer has a text that is to be Norwegian
 */
export async function bundleEditor(): Promise<Bundle> {
  const { plugin, untranslated } = translateKeystatic();
  const { outputFiles } = await build({
    entryPoints: { editor: inEditor('app/main.tsx') },
    outdir: 'unwritten',
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The site's components bring the site's React along; two of them in one page do not work together.
    alias: Object.fromEntries(['react', 'react-dom'].map((name) => [name, inEditor(`node_modules/${name}`)])),
    plugins: [plugin],
  });
  if (untranslated.size > 0) {
    throw new Error(`Keystatic no longer says: ${[...untranslated].join(', ')} (editor/app/norwegian.ts)`);
  }
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: text('.js'), styles: text('.css') };
}
