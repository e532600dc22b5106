import { rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picture, replace, reportOn, writeExample } from '../../../tests/support/example-content.ts';
import { svg } from '../../../tests/support/svg.ts';
import { readContent } from '../../files/read.ts';
import { check } from './check.ts';
import { report } from './report.ts';

test.each<[string, string, (string | Uint8Array)?]>([
  ['missing', 'services/dusj.jpg'],
  ['in other letters', 'services/A.JPG'],
  ['outside the folder', '../a.jpg'],
  ['at an absolute path', '/etc/passwd.jpg'],
  ['on a drive', 'C:\\bilder\\a.jpg'],
  ['with a query', 'services/a?.jpg'],
  ['HEIC by name', 'services/a.HEIC'],
  ['HEIC by content', 'services/h.jpg', '\0\0\0\x18ftypheic\0\0\0\0'],
  ['of a type for logos', 'about/logo.svg'],
  ['of another type under a false name', 'services/s.jpg', svg('')],
  ['that is a folder', 'services/d.jpg/name.txt', ''],
  ['copied in part', 'services/p.jpg', (await picture(1200, 900)).subarray(0, 3000)],
  ['too small', 'services/l.jpg', await picture(1199, 800)],
])('explains a picture %s', async (_, name, file) => {
  const services = replace('services/a.jpg', name.replace('/name.txt', ''));
  expect(
    await reportOn({ ...(file !== undefined && { [name]: file }), 'services.yaml': services }),
  ).toMatchSnapshot();
});

test.each([
  [
    'a place',
    { IFD3: { GPSLatitude: '59/1 16/1 0/1' } },
    'Merk: content/services/a.jpg\n  Fant: et bilde som sier hvor',
  ],
  ['the height only', { IFD3: { GPSAltitude: '12/1' } }, 'Innholdet i content er i orden.'],
])('sees whether a camera noted %s', async (_, exif, start) => {
  const bytes = await sharp(await picture(1200))
    .withExif(exif)
    .jpeg()
    .toBuffer();
  expect(await reportOn({ 'services/a.jpg': bytes })).toMatch(new RegExp(`^${start}`));
});

// Windows lets few people make links.
test.skipIf(process.platform === 'win32')('follows no link, which could lead out of the folder', async () => {
  const outside = await writeExample();
  const directory = await writeExample({ 'about.yaml': null });
  await symlink(join(outside, 'about.yaml'), join(directory, 'about.yaml'));
  await rename(join(directory, 'services'), join(directory, 'borte'));
  await symlink(join(outside, 'services'), join(directory, 'services'));
  const text = report(check(await readContent(directory)), 'content');
  expect(text).toContain('content/about.yaml\n  Fant: ingenting (filen mangler)');
  expect(text).toContain('«services/a.jpg», som ikke finnes');
});
