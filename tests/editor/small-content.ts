import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'tests/support/small-content';

/** Texts of a firm with little content, by their paths in its folder. */
function smallTexts(): Record<string, string> {
  const names = globSync('**/*.{yaml,md}', { cwd: folder });
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const pictures = ['hero/wide.jpg', 'about/a.jpg', 'about/logo.svg', 'services/a.jpg'].concat(
  ['proj1/a.jpg', 'proj1/b.jpg', 'proj2/a.jpg', 'proj2/b.jpg'].map((name) => `projects/${name}`),
);

/** Files of that firm, by path; every picture is empty. */
export const smallContent = (): Record<string, string> => ({
  ...smallTexts(),
  ...Object.fromEntries(pictures.map((path) => [path, ''])),
});
