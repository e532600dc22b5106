import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/*
 * node --import ./tests/support/count-reads.ts …: tells on its last line of error output how often each text file of content was
 * read, where that is not once.
 */
const counts = new Map<string, number>();

type Functions = Record<string, (...args: unknown[]) => unknown>;

for (const [module, name] of [
  [fs, 'readFileSync'],
  [fs.promises, 'readFile'],
] as unknown as [Functions, string][]) {
  const read = module[name]!;
  module[name] = (path, ...rest) => {
    const file = String(path);
    if (/(content|innhold-\w+)\/.*\.(yaml|md)$/.test(file)) counts.set(file, (counts.get(file) ?? 0) + 1);
    return read.call(module, path, ...rest);
  };
}
syncBuiltinESMExports();

process.on('exit', () => {
  const often = [...counts].filter(([, count]) => count > 1);
  console.error(`READS ${JSON.stringify({ files: counts.size, often })}`);
});
