import { npm } from '../../tools/shared/npm.ts';

/*
 * npm run test:walks: as many walks at random as two minutes hold, or `WALKS_SECONDS`. `WALKS_SEED` repeats a
 * run.
 */
const { WALKS_SECONDS = '120', WALKS_SEED = String(Date.now() % 1_000_000) } = process.env;
console.log(`Seed: WALKS_SEED=${WALKS_SEED}`);
const env = { ...process.env, WALKS_SECONDS, WALKS_SEED };
const passed = await npm(['exec', '--', 'playwright', 'test', 'tests/walks'], { env });
process.exitCode = passed ? 0 : 1;
