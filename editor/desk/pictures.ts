import { basename } from 'node:path/posix';
import { quote } from '../../tools/content/mistake.ts';
import { readPicture } from '../../tools/content/picture-file.ts';
import { webPhoto } from '../../tools/new-project/convert.ts';
import { photoFault } from '../../tools/new-project/photo-fault.ts';
import { logoFault, webLogo } from './logo.ts';

/** A picture as it is to lie in the content folder, or why it cannot, in Norwegian. */
export type Upload = { name: string; bytes: Uint8Array } | { refused: string };

/** Larger than any phone makes. */
const heaviest = 20_000_000;

/**
 * Makes a picture that the owner has dragged in ready for the site: upright, no larger than needed, without the camera's
 * notes of place and owner, and with a name that works in every address.
 *
 * @param name what the file is called on the owner's machine; folders in front of it are dropped
 * @param use a photograph becomes a JPEG; a logo may be a drawing (SVG), and keeps what is transparent
 */
export async function processUpload(
  name: string,
  bytes: Uint8Array,
  use: 'photo' | 'logo' = 'photo',
): Promise<Upload> {
  const file = basename(name.replaceAll('\\', '/'));
  if (bytes.length > heaviest) {
    const size = Math.ceil(bytes.length / 1_000_000);
    return {
      refused: `${quote(file)} er på ${size} MB. Et bilde kan være på høyst 20 MB. Lagre det mindre.`,
    };
  }
  if (use === 'logo') return processLogo(file, bytes);
  const fault = await photoFault(file, bytes);
  if (fault !== undefined) return { refused: fault };
  return finished(`${safeStem(file)}.jpg`, file, () => webPhoto(bytes).toBuffer());
}

async function processLogo(file: string, bytes: Uint8Array): Promise<Upload> {
  const fault = await logoFault(file, bytes);
  if (fault !== undefined) return { refused: fault };
  const format = (await readPicture(bytes))?.format;
  if (format === 'svg') return { name: `${safeStem(file)}.svg`, bytes };
  return finished(`${safeStem(file)}.png`, file, () => webLogo(bytes).toBuffer());
}

/** A picture may seem whole and still break when every pixel of it is read. */
async function finished(name: string, file: string, convert: () => Promise<Uint8Array>): Promise<Upload> {
  try {
    return { name, bytes: await convert() };
  } catch {
    return {
      refused: `${quote(file)} kan ikke leses som et bilde. Filen er skadet eller bare delvis kopiert.`,
    };
  }
}

/** A file's name without its ending, in letters that need no escaping anywhere: `Bad på Nøtterøy.JPG` becomes `bad-paa-noetteroey`. */
export function safeStem(file: string): string {
  const stem = file
    .replace(/\.[^.]*$/, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return stem === '' ? 'bilde' : stem;
}

/**
 * A name that nothing in a folder has, however its letters are written: `bad.jpg`, else `bad-2.jpg`, `bad-3.jpg` …
 *
 * @param taken the names of all files in the folder
 */
export function freeName(name: string, taken: Iterable<string>): string {
  const used = new Set([...taken].map((other) => other.normalize('NFC').toLowerCase()));
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  let free = name;
  for (let number = 2; used.has(free.normalize('NFC').toLowerCase()); number++) {
    free = `${stem}-${number}${ending}`;
  }
  return free;
}
