import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeExample } from '../../tests/support/example-content.ts';
import { withMargins } from '../../tests/support/flat.ts';
import { svg } from '../../tests/support/svg.ts';
import { readLogo } from './logo.ts';

test.each([
  [300, 100, '0 0 256 85'],
  [200, 150, '0 0 200 150'],
])('a PNG logo of %i x %i loses the transparent margins around it', async (width, height, viewBox) => {
  const file = join(await writeExample(), 'logo.png');
  await writeFile(file, await withMargins(width, height, '#7a1f2b'));
  expect(await readLogo(file)).toMatchObject({ viewBox });
});

test('a drawing that is one unit wide keeps its lines', async () => {
  const file = join(await writeExample(), 'logo.svg');
  await writeFile(file, svg('<path d="M0 .5h1v.0004H0z"/>', 'viewBox="0 0 1 1"'));
  expect((await readLogo(file))?.body).toContain('.0004');
});
