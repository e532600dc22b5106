import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const translation = readFileSync(new URL('nb.json', import.meta.url), 'utf8').trim();

/*
 * Where Sveltia CMS 0.221.1 keeps its languages, and what stands there instead: Norwegian is the only one and the one it
 * falls back on, so neither the browser's language nor a stored choice can bring another.
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
} satisfies Record<string, [RegExp, (...found: string[]) => string]>;

/** Sveltia's code in Norwegian. Throws the name of the place that an update has moved. */
export function translate(code: string): string {
  return Object.entries(places).reduce((translated, [name, [pattern, replacement]]) => {
    const found = translated.match(pattern)?.length ?? 0;
    if (found !== 1)
      throw new Error(`Norwegian for Sveltia CMS: ${name} found ${found} times in its code, not once.`);
    return translated.replace(pattern, replacement);
  }, code);
}

/** Vite plug-in that gives Sveltia CMS its Norwegian words (`nb.json`), in whatever browser. */
export function norwegian(): Plugin {
  let met = false;
  return {
    name: 'sveltia-norwegian',
    apply: 'build',
    transform: {
      filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
      handler(code) {
        met = true;
        return { code: translate(code), map: null };
      },
    },
    buildEnd(error) {
      if (!met && !error)
        throw new Error('Norwegian for Sveltia CMS: its code is no longer in npm/index.js.');
    },
  };
}
