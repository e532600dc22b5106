import { open, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path/posix';
import sharp from 'sharp';
import { quote } from './mistake.ts';
import { nearest } from './nearest.ts';
import { isInside } from './text-file.ts';

/** File types of photographs, as names end. */
export const photoTypes = ['.jpg', '.jpeg', '.png', '.webp'];

/** What stands there, and what belongs there. */
export interface Fault {
  found: string;
  expected: string;
}

/** What a picture must be: the types its name may end in, and its width in pixels. */
interface Requirement {
  types: readonly string[];
  width: number;
}

/**
 * What is wrong with a picture file, if anything.
 *
 * @param directory the content folder, which the picture must be in
 * @param folder the folder that the name is relative to, itself relative to the content folder
 */
export async function findPictureFault(
  directory: string,
  folder: string,
  name: string,
  required: Requirement,
): Promise<Fault | undefined> {
  return (
    nameFault(name, required.types) ??
    (await placeFault(directory, folder, name)) ??
    (await pixelFault(join(directory, folder, name), name, required))
  );
}

function nameFault(name: string, types: readonly string[]): Fault | undefined {
  const steps = name.split('/');
  if (/^[/\\]|\\|^[a-z]:/i.test(name) || steps.some((step) => ['', '.', '..'].includes(step))) {
    return {
      found: quote(name),
      expected:
        'Et filnavn i samme mappe eller under den, med / mellom mapper og uten ./ eller ../, for eksempel hero/0.jpg.',
    };
  }
  if (/[?#%{}]/.test(name)) return { found: quote(name), expected: 'Et filnavn uten tegnene ? # % { og }.' };
  const type = extname(name).toLowerCase();
  if (type === '.heic' || type === '.heif') return { found: quote(name), expected: heicAdvice };
  if (types.includes(type)) return undefined;
  return { found: quote(name), expected: `En bildefil som ender på ${choice(types)}.` };
}

export const heicAdvice =
  'Et bilde lagret som jpg. HEIC er formatet til iPhone og vises ikke i alle nettlesere. Åpne bildet og eksporter det som JPEG, ' +
  'eller velg Innstillinger → Kamera → Formater → Mest kompatibel før du tar nye bilder.';

const choice = (items: readonly string[]) => new Intl.ListFormat('nb', { type: 'disjunction' }).format(items);

/** Whether the file is there, letter by letter: some machines take `A.JPG` for `a.jpg`, web servers do not. */
async function placeFault(directory: string, folder: string, name: string): Promise<Fault | undefined> {
  let parent = folder;
  for (const step of name.split('/')) {
    const entries = await readdir(join(directory, parent)).catch((): string[] => []);
    if (!entries.includes(step)) {
      const suggestion = entries.find((entry) => sameLetters(entry, step)) ?? nearest(step, entries);
      return {
        found: `${quote(name)}, som ikke finnes`,
        expected:
          'Navnet på en fil som finnes. Store og små bokstaver må stemme.' +
          (suggestion ? ` Mente du ${quote(suggestion)}?` : ''),
      };
    }
    parent = join(parent, step);
    if (!(await isInside(directory, join(directory, parent)).catch(() => false))) {
      return {
        found: `${quote(name)}, en snarvei til noe utenfor innholdsmappen`,
        expected: 'Selve bildet, lagt i innholdsmappen.',
      };
    }
  }
  return undefined;
}

const sameLetters = (a: string, b: string) =>
  a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase();

async function pixelFault(
  path: string,
  name: string,
  { types, width }: Requirement,
): Promise<Fault | undefined> {
  if (await isHeic(path))
    return { found: `${quote(name)}, som er et bilde i formatet HEIC`, expected: heicAdvice };
  const picture = await readPicture(path);
  if (!picture) {
    return {
      found: `${quote(name)}, som ikke kan leses som et bilde`,
      expected: 'Et bilde som kan åpnes. Filen er skadet eller bare delvis kopiert; kopier den på nytt.',
    };
  }
  if (!types.includes(`.${picture.format}`)) {
    return {
      found: `${quote(name)}, som er et bilde i formatet ${picture.format}`,
      expected: `Et bilde lagret som ${choice(types.map((type) => type.slice(1)))}.`,
    };
  }
  if (picture.width >= width) return undefined;
  return {
    found: `${quote(name)}, som er ${picture.width} piksler bredt og ${picture.height} høyt`,
    expected: `Et bilde som er minst ${width} piksler bredt.`,
  };
}

/**
 * Format and size of a picture, turned the way the camera was held; nothing when it cannot be decoded to the end.
 *
 * @param source its path, or its bytes
 */
export async function readPicture(source: string | Uint8Array) {
  try {
    const picture = sharp(source, { failOn: 'truncated' });
    const { format, autoOrient } = await picture.metadata();
    await picture.resize(16).raw().toBuffer();
    return { format, ...autoOrient };
  } catch {
    return undefined;
  }
}

/**
 * HEIC files begin with a box of type `ftyp` that names one of these brands (ISO/IEC 23008-12, annex B).
 *
 * @param source the path of a file, or its bytes
 */
export async function isHeic(source: string | Uint8Array): Promise<boolean> {
  const head = typeof source === 'string' ? await firstBytes(source, 12) : source;
  return /^ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/.test(Buffer.from(head).toString('latin1', 4, 12));
}

/** The beginning of a file; nothing where it cannot be read. */
async function firstBytes(path: string, count: number): Promise<Uint8Array> {
  try {
    const file = await open(path);
    try {
      return (await file.read(Buffer.alloc(count), 0, count, 0)).buffer;
    } finally {
      await file.close();
    }
  } catch {
    return new Uint8Array();
  }
}
