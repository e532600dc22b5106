import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Exif } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { placeInDrawing, svg } from '../tests/support/svg.ts';

const folder = mkdtempSync(join(tmpdir(), 'bilder-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A gradient, so that a picture that is turned, cut or repainted has other pixels. */
const gradient = Uint8Array.from({ length: 120 * 80 * 3 }, (_, at) => {
  const [x, y] = [Math.floor(at / 3) % 120, Math.floor(at / 360)];
  return [x * 2, y * 3, 90][at % 3] ?? 0;
});
const place = { IFD0: { Model: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1' } };
const picture = (exif: Exif = place) =>
  sharp(gradient, { raw: { width: 120, height: 80, channels: 3 } })
    .withIccProfile('p3')
    .withExif(exif)
    .withMetadata({ orientation: 6 });

const read = (name: string) => readFileSync(join(folder, name));
const seen = (bytes: Buffer) => sharp(bytes).autoOrient().removeAlpha().raw().toBuffer();

/** Mean difference of two pictures' pixels, of 255. */
async function difference(one: Buffer, other: Buffer) {
  const [a, b] = [await seen(one), await seen(other)];
  expect(a).toHaveLength(b.length);
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

test('npm run rens-bilder removes the place from pictures that have one, and touches nothing else', async () => {
  const jpeg = await picture().jpeg({ quality: 98 }).toBuffer();
  const originals = {
    'sted.jpg': jpeg,
    'sted.png': await picture().png().toBuffer(),
    'sted.webp': await picture().webp({ quality: 98 }).toBuffer(),
    'sted.svg': Buffer.from(svg(`${placeInDrawing}<path d="M0 0h9v9z"/>`)),
    'uten-sted.jpg': await picture({ IFD0: { Model: 'Kamera' } })
      .jpeg()
      .toBuffer(),
    // It has a place, and ends in the middle.
    'halv.jpg': jpeg.subarray(0, jpeg.length - 600),
    'tekst.jpg': Buffer.from('GPSLatitude'),
    'tom.jpg': Buffer.alloc(0),
  };
  for (const [name, bytes] of Object.entries(originals)) writeFileSync(join(folder, name), bytes);

  const { status, stdout } = spawnSync(process.execPath, ['tools/clean-pictures.ts'], {
    env: { ...process.env, CONTENT_DIR: folder },
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout.match(/Renset .*/g)).toHaveLength(4);
  expect(stdout).toContain('4 av bildene er renset.');

  // No copy is left beside them.
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(originals).toSorted());
  for (const [name, bytes] of Object.entries(originals)) {
    if (!name.startsWith('sted')) {
      expect(read(name).equals(bytes), name).toBe(true);
      continue;
    }
    const [before, after] = [await sharp(bytes).metadata(), await sharp(read(name)).metadata()];
    expect(read(name).includes('GPSLatitude')).toBe(false);
    const size = name === 'sted.svg' ? { width: 10, height: 10 } : { width: 80, height: 120 };
    expect(after, name).toMatchObject({ format: before.format, ...size });
    expect(after.icc, name).toEqual(before.icc);
    expect([after.exif, after.xmp, after.orientation], name).toEqual([undefined, undefined, undefined]);
    expect(await difference(bytes, read(name)), name).toBeLessThan(3);
  }
});
