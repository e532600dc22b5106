import { build } from 'astro';

/* Builds into the folder that the first argument names; `build.ts` starts it in a process of its own, for its environment. */
const [outDir = '', cacheDir = ''] = process.argv.slice(2);
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
await build({ outDir, ...(cacheDir && { cacheDir }), logLevel: 'warn' });
