import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkBinary, checkLock, type Checksums, type Finding } from './checks.ts';

/* npm run supply-chain: looks at what was installed. Ends with code 1 where something is not as it is recorded. */
const read = (path: string) => readFileSync(new URL(path, import.meta.url));
const readJson = (path: string) => JSON.parse(read(path).toString());

const binary = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));
const version = execFileSync(binary, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim();
const sum = createHash('sha256').update(readFileSync(binary)).digest('hex');
const checksums = readJson('node-checksums.json') as Checksums;

const tree = spawnSync('npm', ['ls', '--all', '--json'], { encoding: 'utf8', maxBuffer: 100_000_000 });
const { problems: all = [] } = JSON.parse(tree.stdout || '{}') as { problems?: string[] };
// The install script of `node` brings its helper and the platform's binary along, outside the lock file.
const problems = all.filter((problem) => !/^extraneous: node-(bin-setup|[a-z0-9]+-[a-z0-9]+)@/.test(problem));

const findings: Finding[] = [
  checkBinary(checksums, version, `${process.platform}-${process.arch}`, sum),
  ...checkLock(readJson('../../package-lock.json').packages, readJson('../../package.json').allowScripts),
  // The editor's packages are installed by themselves, without install scripts.
  problems.length === 0 && tree.stdout
    ? { ok: true, text: 'npm ls is clean.' }
    : { ok: false, text: `npm ls: ${problems.join('\n') || tree.stderr}` },
];

for (const { ok, text } of findings) console.log(`${ok ? 'ok    ' : 'FAILED'} ${text}`);
process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1;
