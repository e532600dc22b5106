import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeExample } from '../../tests/support/example-content.ts';
import { flat } from '../../tests/support/flat.ts';
import { readLogo } from './logo.ts';

test.each([
  [800, 400, { width: 512, height: 256 }],
  [200, 150, { width: 200, height: 150 }],
])('a PNG logo of %i x %i is no larger than the largest icon', async (width, height, size) => {
  const file = join(await writeExample(), 'logo.png');
  await writeFile(file, await flat(width, height, '#7a1f2b').png().toBuffer());
  expect(await readLogo(file)).toMatchObject(size);
});
