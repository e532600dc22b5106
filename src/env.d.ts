/// <reference types="astro/client" />

/** The small script that runs before the first paint, bundled from `src/layouts/before-paint.ts` (astro.config.ts). */
declare const BEFORE_PAINT: string;

/** The firm's colours (`build/brand.ts`). */
declare module 'virtual:brand.css';

/** The package's ES module, whose names are the same in every tool; its types are those of the package. */
declare module 'opentype.js/dist/opentype.mjs' {
  export * from 'opentype.js';
}
