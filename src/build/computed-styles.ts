import type { Plugin } from 'vite';
import { themeStyles } from '../content/brand/theme.ts';
import { loadTheme } from '../site/page/theme.ts';

const sheet = 'virtual:brand.css';

/** Vite's id of the firm's colours. */
export const coloursModule = `\0${sheet}`;

/** Vite plug-in for the firm's colours. */
export const computedStyles = (): Plugin => ({
  name: 'computed-styles',
  resolveId: (source) => (source === sheet ? coloursModule : undefined),
  load: async (id) => (id === coloursModule ? themeStyles(await loadTheme()) : undefined),
});
