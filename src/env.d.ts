/// <reference types="astro/client" />

/** The small script that runs before the first paint, bundled from `src/early/early.ts` (astro.config.ts). */
declare const EARLY_SCRIPT: string;

interface ImportMetaEnv {
  /** Where the enquiry form is sent. Always set: astro.config.ts fills it in. */
  readonly PUBLIC_FORM_ENDPOINT: string;
  /** Whether the build is an openly marked demo (`ALLOW_DEMO=1`). */
  readonly DEMO: boolean;
}
