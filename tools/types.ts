import { npm } from './shared/npm.ts';

/* npm run types: checks all types, without telemetry. */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
// The second checks each folder without the types of what does not run there: no `document` in src/content.
const isSound =
  (await npm(['exec', '--', 'astro', 'check'])) &&
  (await npm(['exec', '--', 'tsc', '-b', 'src/content', 'src/site', 'src/editor']));
process.exitCode = isSound ? 0 : 1;
