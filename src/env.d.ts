/// <reference types="astro/client" />

/** The script before the first paint: `src/layouts/beforePaint.ts`, bundled by `astro.config.ts`. */
declare const BEFORE_PAINT: string;

/** The firm's colours (`build/computed-styles.ts`). */
declare module 'virtual:brand.css';
