import type { Plugin } from 'vite';

const nothing = '\0nothing';

/** Sveltia's own style names its fonts at a font host, before it takes those that lie beside it. */
const hostedFont = /src:url\(https:\/\/cdn\.jsdelivr\.net[^)]*\)\s*format\('[^']*'\);/g;

/**
 * Vite plugin for what of Sveltia is other here than in its package: no font is asked of another host, and the colours for
 * code, 300 files for a field that no form has, stay out.
 *
 * @throws Error where the place that is changed has moved in a new version
 */
export const sveltia = (): Plugin => ({
  name: 'sveltia',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id) => (/^@shikijs\/(langs|themes)\b/.test(id) ? nothing : undefined),
  load: (id) => (id === nothing ? 'export default [];' : undefined),
  transform(code, id) {
    if (!id.endsWith('/@sveltia/cms/npm/index.js')) return undefined;
    return { code: replaceAll(code, hostedFont, '', 3), map: null };
  },
});

/** Changes a text in so many places, or fails. */
function replaceAll(code: string, place: RegExp, by: string, count: number): string {
  const found = code.match(place)?.length ?? 0;
  if (found !== count) throw new Error(`Sveltia has ${String(place)} in ${found} places, not ${count}.`);
  return code.replace(place, by);
}
