import type { FieldPath } from '../../tools/content/mistake.ts';

/** The editor's own pages. */
export const editorAddress = '/keystatic';

/** The site itself, which follows each save. */
export const previewAddress = '/';

/** What the editor calls each file of which there is one; a section's folder of pictures belongs to its file. */
const singletons: Record<string, string> = {
  'firm.yaml': 'firm',
  'hero.yaml': 'hero',
  'about.yaml': 'about',
  'services.yaml': 'services',
  'staff.yaml': 'staff',
  'contact.yaml': 'contact',
  'pages.yaml': 'pages',
  'projects.yaml': 'projectOrder',
  'personvern.md': 'privacy',
};

/** The content file whose form a file or folder of the content folder belongs to; nothing where it has none. */
export function formFile(file: string): string | undefined {
  const [first = '', second] = file.split('/');
  if (first === 'projects') return second === undefined ? undefined : `projects/${second}/project.yaml`;
  return [first, `${first}.yaml`].find((name) => Object.hasOwn(singletons, name));
}

/**
 * Address of the form where something in the content is put right.
 *
 * @param file a file or folder, relative to the content folder
 * @param _field the editor has no addresses for single fields
 */
export function formAddress(file: string, _field: FieldPath): string {
  if (file === 'projects') return `${editorAddress}/collection/projects`;
  const form = formFile(file);
  if (form === undefined) return editorAddress;
  const name = singletons[form];
  if (name !== undefined) return `${editorAddress}/singleton/${name}`;
  return `${editorAddress}/collection/projects/item/${encodeURIComponent(form.split('/')[1] ?? '')}`;
}
