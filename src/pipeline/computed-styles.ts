import type { Plugin } from 'vite';
import { themeStyles } from '../content/brand/theme.ts';
import { siteContent } from '../content/siteContent.ts';
import { currentContent } from '../files/current.ts';
import { heroStyles } from '../site/hero/heroStyles.ts';
import { localFonts } from '../site/styles/localFonts.ts';
import { loadTheme } from '../site/page/theme.ts';

/** Sheets that are computed, by the names under which pages import them. */
const sheets: Readonly<Record<string, () => Promise<string>>> = {
  /** The fonts of the first paint, and the firm's colours. */
  'virtual:theme.css': async () => localFonts + themeStyles(await loadTheme()),
  /** What the hero's content decides. */
  'virtual:hero.css': async () => heroStyles(siteContent(await currentContent())['hero.yaml']),
};

const idOf = (name: string) => `\0${name}`;

/** Vite's ids of the computed sheets. */
export const computedSheetIds = Object.keys(sheets).map(idOf);

/** Vite plug-in for the sheets that are computed, most of them from the content. */
export const computedStyles = (): Plugin => ({
  name: 'computed-styles',
  resolveId: (source) => (source in sheets ? idOf(source) : undefined),
  load: (id) => {
    const name = Object.keys(sheets).find((each) => idOf(each) === id);
    return name === undefined ? undefined : sheets[name]?.();
  },
});
