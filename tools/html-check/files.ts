import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BuiltSite } from './site.ts';

const pictures = /\.(jpe?g|png|webp|avif)$/i;

/**
 * No photograph is published as it came from the camera, none tells where or with what it was taken, and the source
 * of the scripts stays at home.
 *
 * @param content the content folder, with the originals
 */
export async function checkFiles({ folder, files }: BuiltSite, content: string): Promise<string[]> {
  const originals = new Map(
    globSync('**/*.{jpg,jpeg,png,webp,JPG,JPEG,PNG,WEBP}', { cwd: content }).map((file) => [
      checksum(join(content, file)),
      file,
    ]),
  );
  const faults = [...files].sort().map(async (file) => {
    if (file.endsWith('.map')) return [`${file}: kildekart skal ikke publiseres.`];
    if (!pictures.test(file)) return [];
    const original = originals.get(checksum(join(folder, file)));
    const { exif, xmp, iptc } = await sharp(join(folder, file)).metadata();
    return [
      ...(original === undefined ? [] : [`${file}: originalen av ${original} er publisert.`]),
      ...(exif || xmp || iptc
        ? [`${file}: bildet har med opplysninger fra kameraet (EXIF, XMP eller IPTC).`]
        : []),
    ];
  });
  return (await Promise.all(faults)).flat();
}

const checksum = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
