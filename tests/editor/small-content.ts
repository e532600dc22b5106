import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'tests/support/small-content';

const pictures = ['hero/wide.jpg', 'about/a.jpg', 'about/logo.svg', 'services/a.jpg']
  .concat(['proj1/a.jpg', 'proj1/b.jpg', 'proj2/a.jpg', 'proj2/b.jpg'].map((name) => `projects/${name}`))
  .map((name) => [`content/${name}`, '']);

/** Files of a firm with little content, by path: every save checks all of it. */
export function smallContent(): Record<string, string> {
  const texts = globSync('**/*.{yaml,md}', { cwd: folder }).map((name) => [
    `content/${name}`,
    readFileSync(join(folder, name), 'utf8'),
  ]);
  return Object.fromEntries([...texts, ...pictures]) as Record<string, string>;
}
