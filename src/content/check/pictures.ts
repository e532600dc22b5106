import type { Content } from '../content.ts';
import { type Issue, issueAt, issueOf, note, quote } from './issue.ts';
import { choice, type Fault, heicAdvice, missingFault, nameFault, photoTypes } from './picture-names.ts';
import { pathOf, type PictureReference, referencesIn } from './references.ts';

/** Width in pixels that a picture needs to be sharp where it is shown. */
const requiredWidth = (file: string) => ({ 'hero.yaml': 1600, 'staff.yaml': 640 })[file] ?? 1200;

/** Every picture that the files name is there, in the content folder, and where it is at hand it can be read and is large enough. */
export function checkPictures(content: Content): Issue[] {
  const found = content.files.flatMap(referencesIn).flatMap((reference) => {
    const { yaml, field, name } = reference;
    const fault = faultOf(reference, content);
    return fault ? [issueAt(yaml, field, quote(name) + fault[0], fault[1])] : [];
  });
  // Visitors never get the original, but whoever reads the project's files does.
  const advice = 'Et bilde uten sted. Kjør npm run rens-bilder, så tas stedet ut av alle bildene.';
  const places = [...(content.pictures ?? [])].flatMap(([file, { hasPlace }]) =>
    hasPlace ? [note(issueOf(file, 'et bilde som sier hvor det er tatt', advice))] : [],
  );
  return [...found, ...places];
}

function faultOf(reference: PictureReference, { names, pictures }: Content): Fault | undefined {
  const { yaml, name, isLogo } = reference;
  const types = isLogo ? ['.svg', ...photoTypes] : photoTypes;
  const inName = nameFault(name, types) ?? missingFault(reference, names);
  if (inName) return inName;
  if (!pictures) return undefined;
  const picture = pictures.get(pathOf(reference));
  if (picture?.isHeic) return [', som er et bilde i formatet HEIC', heicAdvice];
  const image = picture?.image;
  const copyAgain = 'Et bilde som kan åpnes. Filen er skadet eller bare delvis kopiert; kopier den på nytt.';
  if (!image) return [', som ikke kan leses som et bilde', copyAgain];
  const { format, width, height } = image;
  if (!types.includes(`.${format}`)) {
    const known = choice(types.map((type) => type.slice(1)));
    return [`, som er et bilde i formatet ${format}`, `Et bilde lagret som ${known}.`];
  }
  const least = isLogo ? 0 : requiredWidth(yaml.name);
  if (width >= least) return undefined;
  const found = `, som er ${width} piksler bredt og ${height} høyt`;
  return [found, `Et bilde som er minst ${least} piksler bredt.`];
}
