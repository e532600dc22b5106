import type { Plugin } from 'vite';
import { themeStyles } from '../src/brand/theme.ts';
import { loadTheme } from '../src/site/theme.ts';
import { fallbackFaces } from './font.ts';

const computedSheets = new Map<string, () => string | Promise<string>>([
  ['virtual:brand.css', async () => themeStyles(await loadTheme())],
  ['virtual:fallback-fonts.css', fallbackFaces],
]);

/** Vite plug-in for the firm's colours and the fallback fonts. */
export const computedStyles = (): Plugin => ({
  name: 'computed-styles',
  resolveId: (source) => (computedSheets.has(source) ? `\0${source}` : undefined),
  load: (id) => computedSheets.get(id.slice(1))?.(),
});
