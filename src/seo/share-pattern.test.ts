import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shareSize } from '../content/cropRegion.ts';
import { loadTheme } from '../site/theme.ts';
import { drawSharePattern } from './share-pattern.ts';

test('a share picture without a photograph is the firm’s pattern, in the size that networks ask for', async () => {
  const { palette } = await loadTheme();
  const picture = sharp(await drawSharePattern(palette));
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', ...shareSize });
  const pixel = picture.extract({ left: 1100, top: 40, width: 1, height: 1 });
  expect(Math.max(...(await pixel.raw().toBuffer()))).toBeLessThan(130);
});
