import { npm } from './shared/npm.ts';

/* npm run types: generates the types of the content and checks all types, without telemetry. */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
// The second holds the border of each room: its configuration has no types of what does not run there.
const isSound =
  (await npm(['exec', '--', 'astro', 'check'])) &&
  (await npm(['exec', '--', 'tsc', '-b', 'src/content', 'src/site', 'src/editor']));
process.exitCode = isSound ? 0 : 1;
