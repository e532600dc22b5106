import type { FieldPath } from '../../tools/content/mistake.ts';
import { projectId } from './files.ts';

/** The editor's first page. */
export const editorAddress = '/keystatic';

/** What the address of its form calls each file of which there is one. */
export const formNames: Readonly<Record<string, string>> = {
  'firm.yaml': 'firm',
  'pages.yaml': 'pages',
  'hero.yaml': 'hero',
  'about.yaml': 'about',
  'services.yaml': 'services',
  'projects.yaml': 'projectOrder',
  'staff.yaml': 'staff',
  'contact.yaml': 'contact',
  'personvern.md': 'privacy',
};

/** Address of a file's form, and of a field in it: `/keystatic/singleton/firm#felt-phone`. */
export function formAddress(file: string, field: FieldPath = []): string {
  const place = field.length > 0 ? `#felt-${field.join('.')}` : '';
  const single = formNames[file];
  if (single !== undefined) return `${editorAddress}/singleton/${single}${place}`;
  const id = projectId(file);
  return id === undefined
    ? `${editorAddress}/collection/projects`
    : `${editorAddress}/collection/projects/item/${id}${place}`;
}

/** The content file whose form is at an address; a project that is not saved yet has no name. */
export function fileAt(path: string): string {
  const single = /\/singleton\/([^/]+)/.exec(path)?.[1];
  const file = Object.keys(formNames).find((name) => formNames[name] === single);
  return file ?? `projects/${/\/item\/([^/]+)/.exec(path)?.[1] ?? ''}/project.yaml`;
}
