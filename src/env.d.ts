/// <reference types="astro/client" />

/** The small script that runs before the first paint, bundled from `src/layouts/before-paint.ts` (astro.config.ts). */
declare const BEFORE_PAINT: string;

/** The firm's colours (`build/brand.ts`). */
declare module 'virtual:brand.css';

interface ImportMetaEnv {
  /** Where the enquiry form is sent. Always set: astro.config.ts fills it in. */
  readonly PUBLIC_FORM_ENDPOINT: string;
  /** Whether the form reads the provider's answer (tools/environment.ts). */
  readonly PUBLIC_FORM_MODE: 'assumed' | 'confirmed';
  /** The form's public key at Web3Forms; empty with every other provider. */
  readonly PUBLIC_FORM_ACCESS_KEY: string;
  /** Whether the build is an openly marked demo (`ALLOW_DEMO=1`). */
  readonly DEMO: boolean;
  /** Whether search engines may list the pages (tools/environment.ts). */
  readonly INDEXABLE: boolean;
}

/** The package's ES module, whose names are the same in every tool; its types are those of the package. */
declare module 'opentype.js/dist/opentype.mjs' {
  export * from 'opentype.js';
}
