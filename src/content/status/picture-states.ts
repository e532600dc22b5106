import { pathOf, referencesIn } from '../check/picture-references.ts';
import { brandFile, type Content, folderOf } from '../content.ts';

const notLogo = `Brukes ikke. Logoen er den som står som logo i ${brandFile}.`;

/** In bytes. Larger originals slow down every build; visitors never download them. */
const heavy = 3_000_000;

/** In pixels: wider than anything that the site shows. */
const wide = 4000;

/** Every picture of a content folder with its size and advice for the owner. */
export function pictureStates({ files, pictures = new Map() }: Content) {
  const used = new Set(files.flatMap(referencesIn).map(pathOf));
  // A file that cannot be read may use any of them.
  const isKnown = files.every(({ value }) => value !== undefined);
  return [...pictures].map(([name, { bytes, image }]) => {
    const photo = name.endsWith('.svg') ? undefined : image;
    const notes = [
      isKnown && !used.has(name) && (folderOf(name) === folderOf(brandFile) ? notLogo : 'Brukes ikke.'),
      photo && photo.width > wide && `Større enn nødvendig: ${wide} piksler i bredden er nok.`,
      bytes > heavy && 'Tungt: lagre det mindre, eller med lavere kvalitet.',
    ].filter((note) => typeof note === 'string');
    const pixels = photo ? `${photo.width} × ${photo.height}` : '';
    return { name, pixels, bytes, notes };
  });
}
