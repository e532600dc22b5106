import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../content/content.ts';
import { inParallel } from '../../files/inParallel.ts';
import type { BuiltSite } from './read-site.ts';

/** Finds published originals, pictures with camera metadata, and source maps. */
export async function checkFiles({ folder, files }: BuiltSite, pictures: Content['pictures'] = new Map()) {
  const originals = new Map([...pictures].map(([name, { checksum }]) => [checksum, name]));
  return (await inParallel(files, checkFile)).flat();

  async function checkFile(file: string): Promise<string[]> {
    if (file.endsWith('.map')) return [`${file}: kildekart skal ikke publiseres.`];
    if (!/\.(jpe?g|png|webp|avif)$/i.test(file)) return [];
    const bytes = await readFile(join(folder, file));
    const original = originals.get(hash('sha256', bytes));
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    const faults: string[] = [];
    if (original !== undefined) faults.push(`${file}: originalen av ${original} er publisert.`);
    if (exif ?? xmp ?? iptc)
      faults.push(`${file}: bildet har med opplysninger fra kameraet (EXIF, XMP eller IPTC).`);
    return faults;
  }
}
