import type { FieldPath } from '../../tools/content/mistake.ts';
import { editorAddress, formAddress as fileAddress, formNames } from '../content/addresses.ts';

/** The content file whose form a file or folder of the content folder belongs to; nothing where it has none. */
export function formFile(file: string): string | undefined {
  const [first = '', second] = file.split('/');
  if (first === 'projects') return second === undefined ? undefined : `projects/${second}/project.yaml`;
  return [first, `${first}.yaml`].find((name) => Object.hasOwn(formNames, name));
}

/**
 * Address of the form, and of the field in it, where something in the content is put right.
 *
 * @param file a file or folder, relative to the content folder; a picture belongs to the form that shows it
 */
export function formAddress(file: string, field: FieldPath): string {
  const form = formFile(file);
  if (form !== undefined) return fileAddress(form, field);
  return file === 'projects' ? `${editorAddress}/collection/projects` : editorAddress;
}
