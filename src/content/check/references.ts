import { type ContentFile, folderOf, pathIn } from '../content.ts';
import { textsIn } from '../values.ts';
import type { FieldPath } from './issue.ts';

/** A picture that a content file names. */
export interface PictureReference {
  yaml: ContentFile;
  field: FieldPath;
  name: string;
  isLogo: boolean;
}

/** Pictures stand in fields named `file`, the partners' logos in `logo`. */
export const referencesIn = (yaml: ContentFile): PictureReference[] =>
  textsIn(yaml.value)
    .filter(({ text, field }) => text !== '' && ['file', 'logo'].includes(String(field.at(-1))))
    .map(({ text, field }) => ({ yaml, field, name: text, isLogo: field.at(-1) === 'logo' }));

/** The picture that a reference names, as a path in the content folder. */
export const pathOf = ({ yaml, name }: PictureReference) => pathIn(folderOf(yaml.name), name);
