import type { FieldPath } from '../check/issue.ts';
import { requiredWidth } from '../check/pictures.ts';
import { pathOf, referencesIn, type PictureReference } from '../check/references.ts';
import type { Content, ContentFile, PictureInfo } from '../content.ts';
import { valueAt } from '../values.ts';

/** A picture file, its size, and what the owner should know about it. */
export interface PictureState {
  name: string;
  /** `2048 × 1366`; empty for drawings. */
  pixels: string;
  bytes: number;
  notes: string[];
  /** Where it is named first; missing where nothing names it. */
  use?: { file: string; field: FieldPath };
}

/** Heavier originals make every build slow and the project large; visitors never download them. */
const heavy = 3_000_000;

/** Wider than anything the site shows. */
const wide = 4000;

/** Every picture of a content folder, in the order of their names. */
export function pictureStates({ files, pictures = new Map() }: Content): PictureState[] {
  const references = files.flatMap((file) => referencesIn(file));
  return [...pictures].map(([name, picture]) =>
    pictureState(
      name,
      picture,
      references.filter((reference) => pathOf(reference) === name),
    ),
  );
}

function pictureState(
  name: string,
  { bytes, image }: PictureInfo,
  uses: readonly PictureReference[],
): PictureState {
  const [first] = uses;
  const photo = name.endsWith('.svg') ? undefined : image;
  const required = Math.max(0, ...uses.map(({ yaml }) => requiredWidth(yaml.name)));
  const notes = [
    uses.length === 0 && 'Brukes ikke.',
    photo && photo.width < required && `For lite: bør være minst ${required} piksler bredt.`,
    photo && photo.width > wide && `Større enn nødvendig: ${wide} piksler i bredden er nok.`,
    bytes > heavy && 'Tungt: lagre det mindre, eller med lavere kvalitet.',
  ];
  return {
    name,
    pixels: photo ? `${photo.width} × ${photo.height}` : '',
    bytes,
    notes: notes.filter((note) => typeof note === 'string'),
    ...(first && { use: { file: first.yaml.name, field: first.field } }),
  };
}

/** An alternative text that stands in more than one project, and where it stands first. */
export interface RepeatedAlt {
  alt: string;
  projects: string[];
  file: string;
  field: FieldPath;
}

/** Alternative texts that stand in more than one project; within a project the content check refuses them. */
export function repeatedAlts(files: readonly ContentFile[]): RepeatedAlt[] {
  const alts = files
    .filter(({ name }) => name.startsWith('projects/'))
    .flatMap((file) =>
      referencesIn(file).map(({ field }) => {
        const place = [...field.slice(0, -1), 'alt'];
        const project = file.name.split('/').at(-2) ?? '';
        return { alt: valueAt(file.value, ...place), project, file: file.name, field: place };
      }),
    )
    .filter((use): use is typeof use & { alt: string } => typeof use.alt === 'string');
  return Object.values(Object.groupBy(alts, ({ alt }) => alt.trim().toLowerCase()))
    .map((uses = []) => ({ ...uses[0]!, projects: [...new Set(uses.map(({ project }) => project))] }))
    .filter(({ projects }) => projects.length > 1);
}
