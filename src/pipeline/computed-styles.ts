import type { Plugin } from 'vite';
import { themeStyles } from '../content/brand/theme.ts';
import { siteContent } from '../content/siteContent.ts';
import { currentContent } from '../files/current.ts';
import { heroStyles } from '../site/hero/heroStyles.ts';
import { localFonts } from '../site/styles/localFonts.ts';
import { loadTheme } from '../site/page/theme.ts';

const sheet = 'virtual:content.css';

/** Vite's id of the styles that are computed. */
export const stylesModule = `\0${sheet}`;

/** The fonts of the first paint, the firm's colours, and what the hero's content decides. */
async function styles() {
  const hero = siteContent(await currentContent())['hero.yaml'];
  return localFonts + themeStyles(await loadTheme()) + heroStyles(hero);
}

/** Vite plug-in for the styles that are computed, most of them from the content. */
export const computedStyles = (): Plugin => ({
  name: 'computed-styles',
  resolveId: (source) => (source === sheet ? stylesModule : undefined),
  load: async (id) => (id === stylesModule ? await styles() : undefined),
});
