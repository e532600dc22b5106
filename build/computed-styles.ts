import type { Plugin } from 'vite';
import { themeStyles } from '../src/brand/theme.ts';
import { loadTheme } from '../src/site/theme.ts';

const sheet = 'virtual:brand.css';

/** Vite plug-in for the firm's colours. */
export const computedStyles = (): Plugin => ({
  name: 'computed-styles',
  resolveId: (source) => (source === sheet ? `\0${sheet}` : undefined),
  load: async (id) => (id === `\0${sheet}` ? themeStyles(await loadTheme()) : undefined),
});
