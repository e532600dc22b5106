import { dirname } from 'node:path/posix';
import { type FieldPath, type Mistake } from './mistake.ts';
import { findPictureFault, photoTypes, type Fault } from './picture-file.ts';
import { isGroup } from './validate.ts';
import type { ContentFile } from './yaml.ts';

/** Width in pixels that a project's picture needs. */
export const projectPictureWidth = 1200;

/** Width in pixels that a picture needs to be sharp where it is shown. */
export const requiredWidth = (file: string) => (file === 'hero.yaml' ? 1600 : projectPictureWidth);

/** A picture that a content file names. */
export interface PictureReference {
  yaml: ContentFile;
  field: FieldPath;
  name: string;
  isLogo: boolean;
}

/** Checks every picture that the files name: it is there, in the content folder, can be read and is large enough. */
export async function checkPictures(directory: string, files: readonly ContentFile[]): Promise<Mistake[]> {
  const references = files.flatMap((yaml) => referencesIn(yaml));
  const known = new Map<string, Promise<Fault | undefined>>();
  // A file may name the same picture many times; it is looked at once.
  const faultOf = ({ yaml, name, isLogo }: PictureReference) => {
    const key = JSON.stringify([yaml.name, name, isLogo]);
    const fault =
      known.get(key) ??
      findPictureFault(directory, dirname(yaml.name), name, {
        types: isLogo ? ['.svg', ...photoTypes] : photoTypes,
        width: isLogo ? 0 : requiredWidth(yaml.name),
      });
    known.set(key, fault);
    return fault;
  };
  const mistakes = references.map(async (reference) => {
    const { yaml, field } = reference;
    const fault = await faultOf(reference);
    return fault && { file: yaml.name, line: yaml.lineOf(field), field, ...fault };
  });
  return (await Promise.all(mistakes)).filter((mistake) => mistake !== undefined);
}

/** Pictures stand in fields named `file`, the partners' logos in `logo`. */
export function referencesIn(
  yaml: ContentFile,
  value: unknown = yaml.value,
  field: FieldPath = [],
): PictureReference[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => referencesIn(yaml, item, [...field, index]));
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    (key === 'file' || key === 'logo') && typeof item === 'string' && item !== ''
      ? [{ yaml, field: [...field, key], name: item, isLogo: key === 'logo' }]
      : referencesIn(yaml, item, [...field, key]),
  );
}
