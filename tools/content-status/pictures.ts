import { stat } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path/posix';
import { readPicture } from '../content/picture-file.ts';
import { referencesIn, requiredWidth, type PictureReference } from '../content/pictures.ts';
import type { FieldPath } from '../content/mistake.ts';
import { valueAt } from '../content/values.ts';
import type { ContentFile } from '../content/yaml.ts';
import { pictureFiles } from './demo-pictures.ts';

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
export async function pictureStates(
  directory: string,
  files: readonly ContentFile[],
): Promise<PictureState[]> {
  const references = files
    .flatMap((file) => referencesIn(file))
    .map((reference) => ({ ...reference, path: join(dirname(reference.yaml.name), reference.name) }));
  const names = await pictureFiles(directory);
  return Promise.all(
    names.map((name) =>
      pictureState(
        directory,
        name,
        references.filter(({ path }) => path === name),
      ),
    ),
  );
}

async function pictureState(
  directory: string,
  name: string,
  uses: readonly PictureReference[],
): Promise<PictureState> {
  const { size } = await stat(join(directory, name));
  const picture = extname(name) === '.svg' ? undefined : await readPicture(join(directory, name));
  const [first] = uses;
  const required = Math.max(0, ...uses.map(({ yaml }) => requiredWidth(yaml.name)));
  const notes = [
    uses.length === 0 && 'Brukes ikke.',
    picture && picture.width < required && `For lite: bør være minst ${required} piksler bredt.`,
    picture && picture.width > wide && `Større enn nødvendig: ${wide} piksler i bredden er nok.`,
    size > heavy && 'Tungt: lagre det mindre, eller med lavere kvalitet.',
  ];
  return {
    name,
    pixels: picture ? `${picture.width} × ${picture.height}` : '',
    bytes: size,
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
