import { type ContentFile, folderOf, pathIn } from '../content.ts';
import { isGroup } from '../values.ts';
import type { FieldPath } from './issue.ts';

/** A picture that a content file names. */
export interface PictureReference {
  yaml: ContentFile;
  field: FieldPath;
  name: string;
  isLogo: boolean;
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

/** The picture that a reference names, as a path in the content folder. */
export const pathOf = ({ yaml, name }: PictureReference) => pathIn(folderOf(yaml.name), name);
