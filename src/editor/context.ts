import { createContext, use, useCallback, useMemo, useState } from 'react';
import { fillPlaceholders } from '../content/placeholders.ts';
import { type ChangeDraft, type Draft, valueIn, withField } from './draft.ts';
import type { FormMistake } from './mistakes.ts';
import type { Repository } from './repository/repository.ts';
import type { Drafts } from './saving/storedDraft.ts';
import { shownFacts } from './shownFacts.ts';
import type { FieldPath } from '../content/values.ts';

/** What all parts of the editor share. */
export interface EditorState {
  repository: Repository;
  /** What this browser keeps of the draft. */
  drafts: Drafts;
  draft: Draft;
  change: ChangeDraft;
  /** The screen that is shown: the name of a content file where it is a form. */
  file: string;
  /** Mistakes that the last attempt to save found. */
  mistakes: readonly FormMistake[];
  /** `id` of the field that had the focus last. */
  place: string | undefined;
  /** Opens a form at a field, in a text at a line of it. */
  openField: (place: { file: string; field: FieldPath; line?: string | undefined }) => void;
  /** A text as the site shows it, with the facts that it names in braces. */
  filled: (text: string) => string;
}

export const EditorContext = createContext<EditorState | undefined>(undefined);

/** What every part of the editor shares. @throws Error outside `EditorContext` */
export function useEditor(): EditorState {
  const editor = use(EditorContext);
  if (!editor) throw new Error('A part of the editor is outside it.');
  return editor;
}

/** What every part of the editor shares, with the value of the open form and functions that change it. */
export function useForm() {
  const editor = useEditor();
  const { file, draft, change } = editor;
  /** Computes the new value from the current one: for changes that finish later. */
  const update = (field: FieldPath, next: (now: unknown) => unknown) =>
    change((now) => withField(now, file, field, next));
  return {
    ...editor,
    value: valueIn(draft, file),
    mistakes: editor.mistakes.filter((mistake) => mistake.file === file),
    update,
    set: (field: FieldPath, value: unknown) => update(field, () => value),
  };
}

/** Fills in the facts that a text names in braces; the last valid ones while a form is invalid. */
export function useFilled(draft: Draft) {
  const [firm, staff] = [valueIn(draft, 'firm.yaml'), valueIn(draft, 'staff.yaml')];
  const known = useMemo(() => shownFacts({ 'firm.yaml': firm, 'staff.yaml': staff }), [firm, staff]);
  const [last, setLast] = useState(known);
  if (known && known !== last) setLast(known);
  const facts = known ?? last;
  return useCallback((text: string) => fillPlaceholders(text, facts), [facts]);
}
