import { type ContentFile, folderOf, pathIn } from '../content.ts';
import { fileNode, leavesOf } from '../fieldTree.ts';
import type { FieldPath } from '../values.ts';

/** A picture that a content file names. */
export interface PictureReference {
  yaml: ContentFile;
  field: FieldPath;
  name: string;
  isLogo: boolean;
  /** File types, where they are not those of its kind. */
  types: readonly string[] | undefined;
  /** Pixels. */
  minWidth: number;
}

/** Every picture that a file names, except fields that repeat one of them (`among`). */
export const referencesIn = (yaml: ContentFile): PictureReference[] =>
  leavesOf(fileNode(yaml.name, yaml.value)).flatMap(
    ({ value, field, schema: { kind, among, types, minWidth = 1200 } }) => {
      if ((kind !== 'picture' && kind !== 'logo') || among || typeof value !== 'string' || value === '')
        return [];
      return [{ yaml, field, name: value, isLogo: kind === 'logo', types, minWidth }];
    },
  );

/** Path of the picture in the content folder. */
export const pathOf = ({ yaml, name }: PictureReference) => pathIn(folderOf(yaml.name), name);
