import { fileNode } from '../content/fieldTree.ts';
import { singleFileNames } from '../content/schema/files.ts';
import { isSame } from '../content/values.ts';
import { changedFiles, type Draft, type Files, filesAt, withFiles } from './draft.ts';
import { pruned } from './saving/pruned.ts';
import { fieldsOf, type FileValue, orderFile } from './values.ts';

/** The screen that a file belongs to. */
export const screenOf = (file: string) => (file.startsWith('projects/') ? orderFile : file);

/** The screens with unsaved changes, in the order of the start page. */
export function unsavedScreens(draft: Draft): string[] {
  const changed = Object.keys(changedFiles(draft)).filter((name) => !saysSame(name, draft));
  const screens = new Set(changed.map(screenOf));
  return singleFileNames.filter((name) => screens.has(name));
}

/** Whether saving would change a file. */
export const isChanged = (draft: Draft) => unsavedScreens(draft).length > 0;

/** True if saving would not change the file, for example after typing something and typing it back. */
function saysSame(name: string, { base, values }: Draft) {
  const [was, is] = [fieldsOf(base.values, name), fieldsOf(values, name)];
  if (!was || !is) return was === is;
  const said = (says: FileValue) => pruned(fileNode(name, says), was);
  return isSame(said(is), said(was));
}

/** The changed files of a screen. */
export const changesOf = (draft: Draft, screen: string): Files =>
  Object.fromEntries(Object.entries(changedFiles(draft)).filter(([name]) => screenOf(name) === screen));

/** The draft without the changes of a screen. */
export function withoutChanges(draft: Draft, screen: string): Draft {
  return withFiles(draft, filesAt(draft.base.values, Object.keys(changesOf(draft, screen))));
}
