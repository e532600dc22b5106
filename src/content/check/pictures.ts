import type { Content } from '../content.ts';
import { type Issue, issueAt, issueOf, note, orList, quote } from './issue.ts';
import type { FieldNode } from '../fieldTree.ts';
import { pictureTypes } from '../schema/picture.ts';
import { pathOf, picturesNamedIn } from './picture-references.ts';

/** Checks that every picture that the files name exists, can be read and is large enough. */
export function checkPictures(content: Content): Issue[] {
  const issues = content.files.flatMap((file) =>
    picturesNamedIn(file).flatMap((picture) => {
      const { field, value, schema } = picture;
      const name = String(value);
      const types = pictureTypes(schema);
      const fault =
        nameFault(name, types) ?? missingFault(picture, content.names) ?? imageFault(picture, types, content);
      if (!fault) return [];
      const [found, expected] = fault;
      return [issueAt(file, field, quote(name) + found, expected)];
    }),
  );
  // Visitors never get the original, but readers of the repository do.
  const advice = 'Et bilde uten sted: legg det inn i npm run rediger, som tar stedet bort.';
  for (const [file, { hasGps }] of content.pictures ?? [])
    if (hasGps) issues.push(note(issueOf(file, 'et bilde som sier hvor det er tatt', advice)));
  return issues;
}

const heicAdvice =
  'Et bilde lagret som jpg. HEIC er formatet til iPhone og vises ikke i alle nettlesere. ' +
  'Åpne bildet og eksporter det som JPEG, eller velg Innstillinger → Kamera → Formater → ' +
  'Mest kompatibel før du tar nye bilder.';

/** `found` continues after the quoted file name. */
type PictureFault = readonly [found: string, expected: string];

const drawingFaults: Readonly<Record<'text' | 'size', PictureFault>> = {
  text: [
    ', som har tekst i en skrift',
    'Teksten gjort om til kurver i tegneprogrammet, eller logoen som PNG. Andre maskiner har ikke skriften.',
  ],
  size: [', som ikke sier hvor stor tegningen er', 'En tegning med viewBox, eller logoen som PNG.'],
};

function nameFault(name: string, types: readonly string[]): PictureFault | undefined {
  const plainPath =
    'Et filnavn i samme mappe eller under den, med / mellom mapper og uten ./ eller ../, for eksempel hero/0.jpg.';
  const isOutside = name.split('/').some((step) => ['', '.', '..'].includes(step));
  if (isOutside || /\\|^[a-z]:/i.test(name)) return ['', plainPath];
  if (/[?#%{}]/.test(name)) return ['', 'Et filnavn uten tegnene ? # % { og }.'];
  const type = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  if (type === '.heic' || type === '.heif') return ['', heicAdvice];
  return types.includes(type) ? undefined : ['', `En bildefil som ender på ${orList(types)}.`];
}

/** Compares letter by letter: some file systems ignore case, web servers do not. */
function missingFault(named: FieldNode, names: readonly string[]): PictureFault | undefined {
  if (names.includes(pathOf(named))) return undefined;
  return [
    ', som ikke finnes',
    'Navnet på en fil som finnes, bokstav for bokstav. Store og små bokstaver må stemme.',
  ];
}

function imageFault(
  named: FieldNode,
  types: readonly string[],
  { pictures }: Content,
): PictureFault | undefined {
  if (!pictures) return undefined;
  const picture = pictures.get(pathOf(named));
  const copyAgain =
    'Et bilde som kan åpnes. Er filen skadet, kopierer du den på nytt. ' +
    'Er den fra en iPhone (HEIC), må den lagres som jpg; et nytt navn er ikke nok.';
  if (!picture?.image) return [', som ikke kan leses som et bilde', copyAgain];
  const { format, width, height } = picture.image;
  if (!types.includes(`.${format}`)) {
    const known = orList(types.map((type) => type.slice(1)));
    return [`, som er et bilde i formatet ${format}`, `Et bilde lagret som ${known}.`];
  }
  if (picture.drawingFault) return drawingFaults[picture.drawingFault];
  const { minWidth = 1200 } = named.schema;
  if (format === 'svg' || width >= minWidth) return undefined;
  const found = `, som er ${width} piksler bredt og ${height} høyt`;
  return [found, `Et bilde som er minst ${minWidth} piksler bredt.`];
}
