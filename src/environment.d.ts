import type { Environment } from '../tools/shared/environment.ts';

declare global {
  /** How this site is built, and where its form is sent (astro.config.ts). Only for what is rendered: a script would carry all of it. */
  const ENVIRONMENT: Environment;
}
