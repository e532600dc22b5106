import type { Content } from '../content.ts';
import { type Fault, type Issue, fieldIssue, fileIssue, note, orList, quote } from './issue.ts';
import type { FieldNode } from '../fieldTree.ts';
import { pictureTypes } from '../schema/picture.ts';
import { getPicturePath, listPictureFields } from './picture-references.ts';

/** Checks that every picture that the files name exists, can be read and is large enough. */
export function checkPictures(content: Content): Issue[] {
  const issues = content.files.flatMap((file) =>
    listPictureFields(file).flatMap((picture) => {
      const { field, value, schema } = picture;
      const name = String(value);
      const types = pictureTypes(schema);
      const fault =
        nameFault(name, types) ?? missingFault(picture, content.paths) ?? imageFault(picture, types, content);
      return fault ? [fieldIssue(file, field, quote(name) + fault.found, fault.expected)] : [];
    }),
  );
  // Visitors never get the original, but everybody who can read the repository does.
  const advice = 'Et bilde uten sted: legg det inn i npm run rediger, som tar stedet bort.';
  for (const [file, { hasGps }] of content.pictures ?? [])
    if (hasGps) issues.push(note(fileIssue(file, 'et bilde som sier hvor det er tatt', advice)));
  return issues;
}

const heicAdvice =
  'Et bilde lagret som jpg. HEIC er formatet til iPhone og vises ikke i alle nettlesere. ' +
  'Åpne bildet og eksporter det som JPEG, eller velg Innstillinger → Kamera → Formater → ' +
  'Mest kompatibel før du tar nye bilder.';

/* In the faults below, `found` is what comes after the quoted name of the file; it may be empty. */

const drawingFaults: Readonly<Record<'text' | 'size', Fault>> = {
  text: {
    found: ', som har tekst i en skrift',
    expected:
      'Teksten gjort om til kurver i tegneprogrammet, eller logoen som PNG. Andre maskiner har ikke skriften.',
  },
  size: {
    found: ', som ikke sier hvor stor tegningen er',
    expected: 'En tegning med viewBox, eller logoen som PNG.',
  },
};

function nameFault(name: string, types: readonly string[]): Fault | undefined {
  const plainPath =
    'Et filnavn i samme mappe eller under den, med / mellom mapper og uten ./ eller ../, for eksempel hero/0.jpg.';
  const isOutside = name.split('/').some((step) => ['', '.', '..'].includes(step));
  if (isOutside || /\\|^[a-z]:/i.test(name)) return { found: '', expected: plainPath };
  if (/[?#%{}]/.test(name)) return { found: '', expected: 'Et filnavn uten tegnene ? # % { og }.' };
  const type = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  if (type === '.heic' || type === '.heif') return { found: '', expected: heicAdvice };
  if (types.includes(type)) return undefined;
  return { found: '', expected: `En bildefil som ender på ${orList(types)}.` };
}

/** Compares upper and lower case too: some file systems ignore it, web servers do not. */
function missingFault(named: FieldNode, names: readonly string[]): Fault | undefined {
  if (names.includes(getPicturePath(named))) return undefined;
  return {
    found: ', som ikke finnes',
    expected: 'Navnet på en fil som finnes, bokstav for bokstav. Store og små bokstaver må stemme.',
  };
}

function imageFault(named: FieldNode, types: readonly string[], { pictures }: Content): Fault | undefined {
  if (!pictures) return undefined;
  const picture = pictures.get(getPicturePath(named));
  const copyAgain =
    'Et bilde som kan åpnes. Er filen skadet, kopierer du den på nytt. ' +
    'Er den fra en iPhone (HEIC), må den lagres som jpg; et nytt navn er ikke nok.';
  if (!picture?.image) return { found: ', som ikke kan leses som et bilde', expected: copyAgain };
  const { format, width, height } = picture.image;
  if (!types.includes(`.${format}`)) {
    const known = orList(types.map((type) => type.slice(1)));
    return { found: `, som er et bilde i formatet ${format}`, expected: `Et bilde lagret som ${known}.` };
  }
  if (picture.drawingFault) return drawingFaults[picture.drawingFault];
  const { minWidth = 1200 } = named.schema;
  if (format === 'svg' || width >= minWidth) return undefined;
  return {
    found: `, som er ${width} piksler bredt og ${height} høyt`,
    expected: `Et bilde som er minst ${minWidth} piksler bredt.`,
  };
}
