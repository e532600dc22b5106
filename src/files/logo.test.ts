import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeExample } from '../../tests/support/example-content.ts';
import { flat } from '../../tests/support/flat.ts';
import { svg } from '../../tests/support/svg.ts';
import { readLogo } from './logo.ts';

test.each([
  [800, 400, '0 0 512 256'],
  [200, 150, '0 0 200 150'],
])('a PNG logo of %i x %i is no larger than the largest icon', async (width, height, viewBox) => {
  const file = join(await writeExample(), 'logo.png');
  await writeFile(file, await flat(width, height, '#7a1f2b').png().toBuffer());
  expect(await readLogo(file)).toMatchObject({ viewBox });
});

test('a drawing that is refused is no logo', async () => {
  const file = join(await writeExample(), 'logo.svg');
  await writeFile(file, svg('<text>Bad</text>'));
  expect(await readLogo(file)).toBeUndefined();
});
