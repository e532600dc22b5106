import { npm } from './npm.ts';

/* npm run test:long: the long versions of tests that `npm test` runs short, on the example as built. */
Object.assign(process.env, { SOAK: '1', FUZZ_DOCUMENTS: '2000' });
const ok = [
  npm(['run', 'test:unit', '--', 'fuzz']),
  npm(['run', 'test:e2e', '--', 'tests/soak.spec.ts', '--project=desktop', '--workers=1']),
];
process.exitCode = ok.every(Boolean) ? 0 : 1;
