import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a content folder, by path. */
export function readFiles(content: string): Record<string, Uint8Array> {
  const names = globSync('**/*.*', { cwd: content });
  return Object.fromEntries(names.map((name) => [`content/${name}`, readFileSync(join(content, name))]));
}
