import { open, readdir } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path/posix';
import sharp from 'sharp';
import { list, quote, type FieldPath, type Mistake } from './mistake.ts';
import { nearest } from './nearest.ts';
import { isInside } from './text-file.ts';
import { isGroup } from './validate.ts';
import type { ContentFile } from './yaml.ts';

/** Width in pixels that a picture needs to be sharp where it is shown. */
const requiredWidth = (file: string) => (file === 'hero.yaml' ? 1600 : 1200);

const photoTypes = ['.jpg', '.jpeg', '.png', '.webp'];
const logoTypes = ['.svg', ...photoTypes];
const photoFormats = ['jpeg', 'png', 'webp'];

/** A picture that a content file names. */
interface Reference {
  yaml: ContentFile;
  field: FieldPath;
  name: string;
  isLogo: boolean;
}

type Fault = { found: string; expected: string };

/**
 * Checks every picture that the files name: it is there, in the content folder, can be read and is large enough.
 *
 * @param pictureHosts hosts that pictures may come from; `undefined` when `firm.yaml` does not tell
 */
export async function checkPictures(
  directory: string,
  files: readonly ContentFile[],
  pictureHosts: readonly unknown[] | undefined,
): Promise<Mistake[]> {
  const references = files.flatMap((yaml) => referencesIn(yaml, yaml.value, []));
  const faults = references.map(async (reference) => {
    const { yaml, field, name } = reference;
    const fault = /^[a-z][a-z\d+.-]+:|^\/\//i.test(name)
      ? addressFault(reference, pictureHosts)
      : (nameFault(reference) ??
        (await placeFault(directory, dirname(yaml.name), name)) ??
        (await contentFault(directory, reference)));
    return fault && { file: yaml.name, line: yaml.lineOf(field), field, ...fault };
  });
  return (await Promise.all(faults)).filter((mistake) => mistake !== undefined);
}

/** Pictures stand in fields named `file`, the partners' logos in `logo`. */
function referencesIn(yaml: ContentFile, value: unknown, field: FieldPath): Reference[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => referencesIn(yaml, item, [...field, index]));
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    (key === 'file' || key === 'logo') && typeof item === 'string' && item !== ''
      ? [{ yaml, field: [...field, key], name: item, isLogo: key === 'logo' }]
      : referencesIn(yaml, item, [...field, key]),
  );
}

function addressFault({ name, isLogo }: Reference, hosts: readonly unknown[] | undefined): Fault | undefined {
  const address = URL.parse(name);
  if (isLogo || address?.protocol !== 'https:') {
    return {
      found: quote(name),
      expected: isLogo
        ? 'Filnavnet på en logo i innholdsmappen, for eksempel about/logo.svg.'
        : 'Filnavnet på et bilde i innholdsmappen, eller en adresse som begynner med https://.',
    };
  }
  if (!hosts || hosts.includes(address.host)) return undefined;
  return {
    found: `et bilde fra ${quote(address.host)}`,
    expected: 'Et bilde i innholdsmappen, eller en adresse der verten står i pictureHosts i firm.yaml.',
  };
}

function nameFault({ name, isLogo }: Reference): Fault | undefined {
  const steps = name.split('/');
  if (/^[/\\]|\\|^[a-z]:/i.test(name) || steps.some((step) => ['', '.', '..'].includes(step))) {
    return {
      found: quote(name),
      expected:
        'Et filnavn i samme mappe eller under den, med / mellom mapper og uten ./ eller ../, for eksempel hero/0.jpg.',
    };
  }
  if (/[?#%{}]/.test(name)) {
    return { found: quote(name), expected: 'Et filnavn uten tegnene ? # % { og }.' };
  }
  const type = extname(name).toLowerCase();
  if (type === '.heic' || type === '.heif') return { found: quote(name), expected: heicAdvice };
  const types = isLogo ? logoTypes : photoTypes;
  if (types.includes(type)) return undefined;
  return { found: quote(name), expected: `En bildefil som ender på ${list(types)}.` };
}

const heicAdvice =
  'Et bilde lagret som jpg. HEIC er formatet til iPhone og vises ikke i nettlesere. Åpne bildet på telefonen eller maskinen og eksporter det som JPEG, ' +
  'eller velg Innstillinger → Kamera → Formater → Mest kompatibel før du tar nye bilder.';

/** Whether the file is there, letter by letter: some machines take `A.JPG` for `a.jpg`, web servers do not. */
async function placeFault(directory: string, folder: string, name: string): Promise<Fault | undefined> {
  let parent = folder;
  for (const step of name.split('/')) {
    const entries = await readdir(join(directory, parent)).catch(() => []);
    if (!entries.includes(step)) {
      const suggestion = entries.find((entry) => sameLetters(entry, step)) ?? nearest(step, entries);
      return {
        found: `${quote(name)}, som ikke finnes i ${quote(parent === '.' ? 'content' : parent)}`,
        expected: `Navnet på en fil som finnes. Store og små bokstaver må stemme.${suggestion ? ` Mente du ${quote(suggestion)}?` : ''}`,
      };
    }
    parent = join(parent, step);
  }
  if (await isInside(directory, join(directory, parent)).catch(() => false)) return undefined;
  return {
    found: `${quote(name)}, en snarvei til en fil utenfor innholdsmappen`,
    expected: 'Selve bildet, lagt i innholdsmappen.',
  };
}

const sameLetters = (a: string, b: string) =>
  a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase();

async function contentFault(
  directory: string,
  { yaml, name, isLogo }: Reference,
): Promise<Fault | undefined> {
  const path = join(directory, dirname(yaml.name), name);
  if (await isHeic(path))
    return { found: `${quote(name)}, som er et bilde i formatet HEIC`, expected: heicAdvice };
  const picture = await readPicture(path);
  if (!picture) {
    return {
      found: `${quote(name)}, som ikke kan leses som et bilde`,
      expected: 'Et bilde som kan åpnes. Filen er skadet eller bare delvis kopiert; kopier den på nytt.',
    };
  }
  if (![...photoFormats, ...(isLogo ? ['svg'] : [])].includes(picture.format)) {
    return {
      found: `${quote(name)}, som er et bilde i formatet ${picture.format}`,
      expected: `Et bilde i formatet ${list(isLogo ? logoTypes : photoTypes)}.`,
    };
  }
  const required = requiredWidth(yaml.name);
  if (isLogo || picture.width >= required) return undefined;
  return {
    found: `${quote(name)}, som er ${picture.width} piksler bredt og ${picture.height} høyt`,
    expected: `Et bilde som er minst ${required} piksler bredt.`,
  };
}

/** Size of a picture as it is shown, turned the way the camera was held; nothing when it cannot be decoded to the end. */
async function readPicture(path: string) {
  try {
    const picture = sharp(path, { failOn: 'truncated' });
    const { format, autoOrient } = await picture.metadata();
    await picture.resize(16).raw().toBuffer();
    return { format, ...autoOrient };
  } catch {
    return undefined;
  }
}

/** HEIC files begin with a box of type `ftyp` that names one of these brands (ISO/IEC 23008-12, annex B). */
async function isHeic(path: string): Promise<boolean> {
  try {
    await using file = await open(path);
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return /^ftyp(heic|heix|hevc|heim|heis|mif1|msf1)$/.test(buffer.toString('latin1', 4, 12));
  } catch {
    return false;
  }
}
