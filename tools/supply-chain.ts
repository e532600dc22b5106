import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CommandError, runCommand } from './shared/command.ts';
import { npm } from './shared/npm.ts';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      optional: z.boolean().optional(),
      os: z.string().array().optional(),
      cpu: z.string().array().optional(),
    }),
  ),
});

/** Packages whose builds for other machines the registry lacked when the lock file was made (docs/decisions/02). */
const incomplete = ['@astrojs/compiler-binding', '@tailwindcss/oxide', 'oxc-parser', 'workerd'];

/* npm run supply-chain: every package comes from npm over https, with a checksum of what was locked. */
await runCommand(async () => {
  const rules =
    '--type npm --allowed-hosts npm --validate-https --validate-integrity --validate-package-names';
  const args = ['exec', '--', 'lockfile-lint', '--path', 'package-lock.json', ...rules.split(' ')];
  if (!npm(args)) throw new CommandError('The lock file has a package from elsewhere: see above.');

  const { packages } = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const unchecked = Object.entries(packages).filter(
    ([path, { integrity, link }]) => path && !integrity && !link,
  );
  const isKnown = ([path, { optional, os, cpu }]: (typeof unchecked)[number]) =>
    optional &&
    !(os?.includes('linux') && cpu?.includes('x64')) &&
    incomplete.some((name) => path.startsWith(`node_modules/${name}/`));
  const unknown = unchecked.filter((entry) => !isKnown(entry)).map(([path]) => path);
  if (unknown.length > 0)
    throw new CommandError(
      `The lock file has no checksum of:\n${unknown.join('\n')}\nRun npm install again.`,
    );
  console.log(`${unchecked.length} builds for other machines than Linux on x64 are locked by version only.`);
});
