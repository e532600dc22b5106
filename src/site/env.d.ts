/// <reference types="astro/client" />
import type { Environment } from '../pipeline/environment.ts';

declare global {
  /**
   * Settings of the build (`astro.config.ts`). Only for code that renders: Vite would copy the whole object
   * into a script.
   */
  const ENVIRONMENT: Environment;
}
