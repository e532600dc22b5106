import { npm } from './shared/npm.ts';

/* npm run types: also makes the types of the content, and tells Astro's makers nothing. */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
process.exitCode = npm(['exec', '--', 'astro', 'check']) ? 0 : 1;
