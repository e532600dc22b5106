import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const translation = readFileSync(new URL('nb.json', import.meta.url), 'utf8').trim();

/*
 * What stands in the code of Sveltia CMS 0.221.1, how often, and what stands there instead: Norwegian is its only language and
 * the one it falls back on, so that neither the browser's nor a stored choice can bring another, and no font is asked of
 * another host before those that lie beside it.
 */
const places = {
  'the list of languages': [
    /\b([\w$]+)=`en-US`,([\w$]+)=`ar,[^`]*`\.split\(`,`\)/g,
    (_: string, fallback: string, list: string) => `${fallback}=\`nb\`,${list}=[\`nb\`]`,
  ],
  'their files': [/\{ar:\(\)=>.{0,9000}?locales\/zh-TW\.json`\),\[\],import\.meta\.url\)\}/g, () => '{}'],
  'the English texts': [
    /\b([\w$]+)\(([\w$]+),\{\.\.\.[\w$]+,_sui:[\w$]+\}\)/g,
    (_: string, add: string, language: string) => `${add}(${language},${translation})`,
  ],
  'the names of folders': [
    /return`\$\{\w+\} › (\$\{\w+\?[\w$]+\(\w+\):\w+\}`)/g,
    (_: string, name: string) => `return\`${name}`,
  ],
  'the clock of twelve hours': [
    /(\{hour:`numeric`,minute:`numeric`,hour12:)!0\}/g,
    (_: string, before: string) => `${before}!1}`,
  ],
  // It is empty where there is one kind of thing to make, and opened all the same: a dialog nobody sees, which keeps what is
  // typed in its first moments from the form.
  'the menu of the button for what is new': [
    /(\(\),startIcon:\w+),popup:\w+,\$\$slots:\{startIcon:!0,popup:!0\}/g,
    (_: string, icon: string) => `${icon},$$slots:{startIcon:!0}`,
  ],
  // Each store is put into the database by whoever first asks for it; of two at once, one was left without its store.
  'the opening of its database': [
    /(this\.#\w+\?\?=)(this\.#\w+\(\))/g,
    (_: string, once: string, open: string) => `${once}navigator.locks.request('stores',()=>${open})`,
  ],
  // What another window of the same browser has saved is in the cache that they share, and so passes for known here.
  'what a fetch has changed': [
    /(,errors:\w+),changedPaths:\w+\}/g,
    (_: string, before: string) => `${before}}`,
  ],
  'the hosted fonts': [/src:url\(https:\/\/cdn\.jsdelivr\.net[^)]*\)\s*format\('[^']*'\);/g, () => '', 3],
} satisfies Record<string, [RegExp, (...found: string[]) => string, number?]>;

/** Sveltia's code as it is used here. Throws the name of the place that an update has moved. */
export function translate(code: string): string {
  return Object.entries(places).reduce((translated, [name, [pattern, replacement, times = 1]]) => {
    const found = translated.match(pattern)?.length ?? 0;
    if (found !== times)
      throw new Error(`Sveltia CMS: ${name} found ${found} times in its code, not ${times}.`);
    return translated.replace(pattern, replacement);
  }, code);
}

/** Modules that others take the place of. The colours for code are 300 files for a field that no form has. */
const replaced = (id: string) =>
  id === 'react' ? '\0react' : /^@shikijs\/(langs|themes)\b/.test(id) ? '\0nothing' : undefined;

const replacements: Record<string, string> = {
  '\0nothing': 'export default [];',
  // The site's components are drawn by Sveltia's own copy: hooks of another would find nobody listening.
  '\0react': 'module.exports = globalThis.__SVELTIA_CMS_REACT__;',
};

/** Vite plug-in for what of Sveltia CMS is other here than in its package, in whatever browser. */
export function sveltia(): Plugin {
  let met = false;
  return {
    name: 'sveltia',
    enforce: 'pre',
    apply: 'build',
    resolveId: replaced,
    load: (id) => replacements[id],
    transform: {
      filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
      handler(code) {
        met = true;
        return { code: translate(code), map: null };
      },
    },
    buildEnd(error) {
      if (!met && !error) throw new Error('Sveltia CMS: its code is no longer in npm/index.js.');
    },
  };
}
