import { fileNode } from '../content/fieldTree.ts';
import { type Draft, isChanged } from './draft.ts';
import { toWrittenValue } from './writtenValue.ts';
import type { Answer, Question } from './save.ts';
import type { Tree } from './store/store.ts';
import { buildContent, type FileValue, readForm, isForm } from './values.ts';

/** What the editor knows at one moment. */
export interface State {
  /** The content as it was last read or written. */
  tree: Tree;
  /** What was written in forms; some of it may change nothing. */
  drafts: ReadonlyMap<string, Draft>;
  /** False where this browser keeps no drafts. */
  isKept: boolean;
  /** New pictures that this browser has no room for. */
  unkeptPictures: readonly string[];
  /** Words that an updated site has no field for, by form. */
  leftovers: ReadonlyMap<string, string>;
  /** Of a save: how many pictures have been sent. */
  uploads: { sent: number; all: number } | undefined;
  question: (Question & { answer: (answer: Answer) => void }) | undefined;
}

/** Holds the state, and tells of every change. */
export function holdState(tree: Tree) {
  let state: State = {
    tree,
    drafts: new Map(),
    isKept: true,
    unkeptPictures: [],
    leftovers: new Map(),
    uploads: undefined,
    question: undefined,
  };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change: Partial<State>) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type StateHolder = ReturnType<typeof holdState>;

/** Forms with changes that are not saved. */
export const listUnsavedForms = ({ drafts }: State): string[] =>
  [...drafts].filter(([, draft]) => isChanged(draft)).map(([form]) => form);

/** The value of a form, with what is not saved; nothing where there is no such form. */
export function getFormValue({ tree, drafts }: State, form: string): FileValue | undefined {
  const draft = drafts.get(form);
  return draft ? draft.values : readForm(tree.files, form)?.value;
}

/** All forms that there are, with new projects and without deleted ones. */
export function listForms(state: State): string[] {
  const forms = new Set([...Object.keys(state.tree.files).filter(isForm), ...state.drafts.keys()]);
  return [...forms].filter((form) => getFormValue(state, form) !== undefined);
}

/** The last content by the state that it is of: many parts of a screen ask for it. */
const cachedContents = new WeakMap<
  ReadonlyMap<string, Draft>,
  { tree: Tree; content: ReturnType<typeof buildContent> }
>();

/** The content with everything that is not saved. */
export function getContent({ tree, drafts }: State) {
  const last = cachedContents.get(drafts);
  if (last?.tree === tree) return last.content;
  const content = buildContent(tree.files, new Map([...drafts.values()].map(toWrittenForm)));
  cachedContents.set(drafts, { tree, content });
  return content;
}

/** A form and its values as they would be written; none of a deleted project. */
export const toWrittenForm = ({ form, base, values }: Draft) =>
  [form, values && toWrittenValue(form, values, readForm(base, form)?.plain)] as const;

/** What a form is called: a project by its title. */
export function getFormName(state: State, form: string): string {
  const value = getFormValue(state, form) ?? readForm(state.tree.files, form)?.value;
  return fileNode(form, value).label;
}
