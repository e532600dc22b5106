import type { Content, PictureInfo } from '../content.ts';
import { issueAt, quote, type Issue } from './issue.ts';
import { choice, type Fault, heicAdvice, missingFault, nameFault, photoTypes } from './picture-names.ts';
import { pathOf, type PictureReference, referencesIn } from './references.ts';

/** Width in pixels that a project's picture needs. */
export const projectPictureWidth = 1200;

/** Width in pixels that a picture needs to be sharp where it is shown. */
export const requiredWidth = (file: string) =>
  ({ 'hero.yaml': 1600, 'staff.yaml': 640 })[file] ?? projectPictureWidth;

/** Every picture that the files name is there, in the content folder, can be read and is large enough. */
export function checkPictures(content: Content): Issue[] {
  const { pictures } = content;
  if (!pictures) return [];
  const found = content.files
    .flatMap((file) => referencesIn(file))
    .flatMap((reference) => {
      const fault = faultOf(reference, content, pictures);
      return fault ? [issueAt(reference.yaml, reference.field, fault.found, fault.expected)] : [];
    });
  const places = [...pictures].flatMap(([file, { hasPlace }]) => (hasPlace ? [placeNote(file)] : []));
  return [...found, ...places];
}

/** Visitors never get the original, but whoever reads the project's files does. */
const placeNote = (file: string): Issue => ({
  file,
  field: [],
  found: 'et bilde som sier hvor det er tatt',
  expected: 'Et bilde uten sted. Kjør npm run rens-bilder, så tas stedet ut av alle bildene.',
  noteOnly: true,
});

function faultOf(
  reference: PictureReference,
  { names, outside }: Content,
  pictures: ReadonlyMap<string, PictureInfo>,
): Fault | undefined {
  const { yaml, name, isLogo } = reference;
  const types = isLogo ? ['.svg', ...photoTypes] : photoTypes;
  const path = pathOf(reference);
  const linked: Fault = {
    found: `${quote(name)}, en snarvei til noe utenfor innholdsmappen`,
    expected: 'Selve bildet, lagt i innholdsmappen.',
  };
  return (
    nameFault(name, types) ??
    missingFault(reference, names) ??
    (outside.includes(path) ? linked : undefined) ??
    imageFault(name, pictures.get(path), types, isLogo ? 0 : requiredWidth(yaml.name))
  );
}

/** What is wrong with what a picture file holds. */
function imageFault(
  name: string,
  picture: PictureInfo | undefined,
  types: readonly string[],
  width: number,
): Fault | undefined {
  if (picture?.isHeic)
    return { found: `${quote(name)}, som er et bilde i formatet HEIC`, expected: heicAdvice };
  const image = picture?.image;
  if (!image) {
    return {
      found: `${quote(name)}, som ikke kan leses som et bilde`,
      expected: 'Et bilde som kan åpnes. Filen er skadet eller bare delvis kopiert; kopier den på nytt.',
    };
  }
  if (!types.includes(`.${image.format}`)) {
    return {
      found: `${quote(name)}, som er et bilde i formatet ${image.format}`,
      expected: `Et bilde lagret som ${choice(types.map((type) => type.slice(1)))}.`,
    };
  }
  if (image.width >= width) return undefined;
  return {
    found: `${quote(name)}, som er ${image.width} piksler bredt og ${image.height} høyt`,
    expected: `Et bilde som er minst ${width} piksler bredt.`,
  };
}
