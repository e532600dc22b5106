import { fileSchema, singleFileNames } from '../content/schema/files.ts';
import { isSame, textAt } from '../content/values.ts';
import type { Content, Draft } from './content.ts';
import { isContentFile } from './projects.ts';
import { pruned } from './saving/pruned.ts';
import { type FileValue, orderFile } from './values.ts';

/** The screen that a file belongs to. */
export const screenOf = (file: string) => (file.startsWith('projects/') ? orderFile : file);

/** The screens with unsaved changes, in the order of the start page. */
export function unsavedScreens({ snapshot, draft }: Content): string[] {
  const changed = [...draft.values].filter(
    ([name, value]) => isContentFile(name) && !saysSame(name, value, snapshot.values[name]),
  );
  const screens = new Set(changed.map(([name]) => screenOf(name)));
  return singleFileNames.filter((name) => screens.has(name));
}

export const isChanged = (content: Content) => unsavedScreens(content).length > 0;

/** True if saving would not change the file, for example after typing something and typing it back. */
function saysSame(name: string, value: FileValue | null | undefined, was: FileValue | null | undefined) {
  if (!value || !was) return !value && !was;
  const said = (says: FileValue) => [pruned(fileSchema(name), says, was), textAt(says, 'body').trim()];
  return value === was || isSame(said(value), said(was));
}

/** What the draft has of a screen. Its pictures may stay: without a text that names them none is saved. */
export const draftOf = ({ draft }: Content, screen: string): Draft['values'] =>
  new Map([...draft.values].filter(([name]) => isContentFile(name) && screenOf(name) === screen));

/** The content without the draft's changes to some files. */
export const withoutDraftOf = ({ snapshot, draft }: Content, files: Draft['values']): Content => ({
  snapshot,
  draft: { ...draft, values: new Map([...draft.values].filter(([name]) => !files.has(name))) },
});
