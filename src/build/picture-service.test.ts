import sharp from 'sharp';
import { expect, test } from 'vitest';
import service from './picture-service.ts';

const settings = (digest = '') => ({ service: { entrypoint: '', config: { digest } } }) as never;
const logger = console as never;

/** Ten columns of 20 x 60 pixels, each of its own colour. */
const columns = Array.from({ length: 10 }, (_, at) => [at * 25, 255 - at * 25, 40]);
const rows = Array.from({ length: 60 }, () => columns.flatMap((colour) => Array(20).fill(colour).flat()));
const raw = { width: 200, height: 60, channels: 3 } as const;
const picture = () => sharp(Uint8Array.from(rows.flat()), { raw });

/** The colours in the columns of a crop that is three columns wide. */
async function crop(original: Buffer, position: string) {
  const options = { src: 'a.png', width: 60, height: 60, format: 'png', fit: 'cover', position } as const;
  const { data } = await service.transform(original, options, settings(), logger);
  const pixels = await sharp(data).removeAlpha().raw().toBuffer();
  expect(pixels).toHaveLength(60 * 60 * 3);
  return [10, 30, 50].map((x) => [...pixels.subarray((30 * 60 + x) * 3).subarray(0, 3)]);
}

test.each([
  ['0% 50%', 0],
  ['35% 50%', 2],
  ['65% 50%', 5],
  ['98% 50%', 7],
])('around %s a crop has the pixels of that region', async (position, first) => {
  const expected = columns.slice(first, first + 3);
  expect(await crop(await picture().png().toBuffer(), position)).toEqual(expected);
  // From a camera on its side: the focal point is that of the picture as it is seen.
  const onItsSide = await picture().rotate(-90).withMetadata({ orientation: 6 }).png().toBuffer();
  expect(await crop(onItsSide, position)).toEqual(expected);
});

test('the digest of code and settings is part of what names a picture', async () => {
  const src = { src: 'a.png', width: 200, height: 60, format: 'png' } as const;
  const options = await service.validateOptions?.({ src, width: 60 }, settings('abc'), logger);
  const named = ['src', 'width', 'height', 'format', 'quality', 'fit', 'position', 'digest'];
  expect(service.propertiesToHash).toEqual(expect.arrayContaining(named));
  expect(options).toMatchObject({ src, width: 60, digest: 'abc' });
});
