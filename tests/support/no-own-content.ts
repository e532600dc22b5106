import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * Runs before every unit test: what a firm writes into `content/` is nothing that a test of the code may know, so reading it
 * there fails the test, with the firm's words and with the example's alike.
 */
const own = resolve('content');

const readers = /^(readFile|readdir|open|cp|copyFile)(Sync)?$/;

type Functions = Record<string, (...args: unknown[]) => unknown>;

for (const module of [fs, fs.promises] as unknown as Functions[]) {
  for (const name of Object.keys(module).filter((each) => readers.test(each))) {
    const read = module[name]!;
    // Files of tests that share a process run this again.
    if (read.name === 'guarded') continue;
    module[name] = function guarded(path, ...rest) {
      const file = path instanceof URL ? fileURLToPath(path) : resolve(String(path));
      if (file === own || file.startsWith(own + sep)) {
        throw new Error(`A test of the code reads ${file}: it may know tests/content only.`);
      }
      return read.call(module, path, ...rest);
    };
  }
}
syncBuiltinESMExports();
