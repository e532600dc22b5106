import type { Plugin } from 'vite';
import { themeStyles } from '../content/brand/theme.ts';
import { siteContent } from '../content/siteContent.ts';
import { currentContent } from '../files/current.ts';
import { focalStyles } from '../site/hero/focalStyles.ts';
import { loadTheme } from '../site/page/theme.ts';

const sheet = 'virtual:content.css';

/** Vite's id of the styles that follow from the content. */
export const stylesModule = `\0${sheet}`;

/** The firm's colours, and where its photographs are cropped. */
async function styles() {
  const { pictures } = siteContent(await currentContent())['hero.yaml'];
  return themeStyles(await loadTheme()) + focalStyles(pictures);
}

/** Vite plug-in for the styles that follow from the content. */
export const computedStyles = (): Plugin => ({
  name: 'computed-styles',
  resolveId: (source) => (source === sheet ? stylesModule : undefined),
  load: async (id) => (id === stylesModule ? await styles() : undefined),
});
