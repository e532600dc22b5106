import { npm } from '../../tools/shared/npm.ts';

/*
 * npm run test:walks: as many walks at random as one minute holds, or `WALKS_SECONDS`. `WALKS_SEED` repeats a
 * run.
 */
const { WALKS_SECONDS = '60', WALKS_SEED = String(Date.now() % 1_000_000) } = process.env;
console.log(`Seed: WALKS_SEED=${WALKS_SEED}`);
const env = { ...process.env, WALKS_SECONDS, WALKS_SEED };
const options = ['tests/walks.spec.ts', '--reporter=list,./tests/support/closing-line.ts'];
const passed = await npm(['exec', '--', 'playwright', 'test', ...options], { env });
process.exitCode = passed ? 0 : 1;
