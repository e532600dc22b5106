import { npm } from '../../tools/shared/npm.ts';

/* npm run test:walks: ten walks at random, or `WALKS`, on each size. `WALKS_SEED` repeats a run. */
const { WALKS = '10', WALKS_SEED = String(Date.now() % 1_000_000) } = process.env;
console.log(`Seed: WALKS_SEED=${WALKS_SEED}`);
const env = { ...process.env, WALKS, WALKS_SEED };
const options = ['tests/walks', '--reporter=list,./tests/support/closing-line.ts'];
const passed = await npm(['exec', '--', 'playwright', 'test', ...options], { env });
process.exitCode = passed ? 0 : 1;
