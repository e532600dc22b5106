/// <reference types="astro/client" />

/** The script before the first paint: `src/layouts/beforePaint.ts`, bundled by `astro.config.ts`. */
declare const BEFORE_PAINT: string;

/** The firm's colours (`build/computed-styles.ts`). */
declare module 'virtual:brand.css';
/** Fallback fonts with the measures of ours (`build/font.ts`). */
declare module 'virtual:fallback-fonts.css';

/** The package's ES module, whose names are the same in every tool; its types are those of the package. */
declare module 'opentype.js/dist/opentype.mjs' {
  export * from 'opentype.js';
}
