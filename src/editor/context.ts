import { createContext, use, useCallback, useState, useSyncExternalStore } from 'react';
import { fillPlaceholders } from '../content/placeholders.ts';
import { valueAt, withValue, type FieldPath } from '../content/values.ts';
import type { FormMistake } from './mistakes.ts';
import type { Session } from './session.ts';
import { getContent, type State, getFormValue } from './state.ts';
import type { FileValue } from './values.ts';

/** What all parts of the editor share. */
export interface EditorContextValue {
  session: Session;
  state: State;
  /** The form that is open, by the path of its content file; empty on the first screen. */
  form: string;
  /** Mistakes that the last attempts to save found. */
  mistakes: readonly FormMistake[];
  /** `id` of the field that had the focus last. */
  lastField: string | undefined;
  /** Opens a form at a field, in a text at a line of it. */
  openField: (place: { file: string; field: FieldPath; line?: string | undefined }) => void;
  /** A text as the site shows it, with the facts that it names in braces. */
  filled: (text: string) => string;
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

/** What every part of the editor shares. @throws Error outside `EditorContext` */
export function useEditor(): EditorContextValue {
  const editor = use(EditorContext);
  if (!editor) throw new Error('A part of the editor is outside it.');
  return editor;
}

/** The session's state, drawn anew after each change. */
export const useSessionState = (session: Session) => useSyncExternalStore(session.subscribe, session.state);

const nothing: FileValue = {};

/** What every part of the editor shares, with the value of the open form and functions that change it. */
export function useForm() {
  const editor = useEditor();
  const { form, session, state } = editor;
  /** Computes the new value of a field from the present one. */
  const update = (field: FieldPath, next: (now: unknown) => unknown) =>
    void session.changeValues(form, (values) => {
      const now = valueAt(values, ...field);
      const value = next(now);
      return value === now ? values : (withValue(values, field, value) as FileValue);
    });
  return {
    ...editor,
    value: getFormValue(state, form) ?? nothing,
    mistakes: editor.mistakes.filter((mistake) => mistake.file === form),
    update,
    set: (field: FieldPath, value: unknown) => update(field, () => value),
  };
}

/** Fills in the facts that a text names in braces; the last valid ones while a form is invalid. */
export function useFilled(state: State) {
  const known = getContent(state).facts?.texts;
  const [last, setLast] = useState(known);
  if (known && known !== last) setLast(known);
  const facts = known ?? last;
  return useCallback((text: string) => fillPlaceholders(text, withoutEmpty(facts)), [facts]);
}

/** A fact that the firm lacks stays in braces: a mistake may have no other name. */
const withoutEmpty = (facts: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== ''));
