import { npm } from './shared/npm.ts';

/* npm run types: generates the types of the content and checks all types, without telemetry. */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
process.exitCode = (await npm(['exec', '--', 'astro', 'check'])) ? 0 : 1;
