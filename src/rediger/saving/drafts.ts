import { clear, createStore, get, set } from 'idb-keyval';
import type { Draft } from '../content.ts';

/** Made when it is first needed: a browser may offer no database. */
let made: ReturnType<typeof createStore> | undefined;
const store = () => (made ??= createStore('rediger', 'utkast'));

/** One draft for each repository, and for each shape that a draft has had. */
const key = `2 ${EDITOR_REPO || 'denne maskinen'}`;

/** Reads what was typed and not saved. */
export const loadDraft = (): Promise<Draft | undefined> => get<Draft>(key, store()).catch(withoutDatabase);

/** Keeps what is typed and not saved, also over a closed browser. */
export const keepDraft = (draft: Draft): Promise<void> => set(key, draft, store()).catch(withoutDatabase);

export const forgetDraft = (): Promise<void> => clear(store()).catch(withoutDatabase);

/** Private windows may have no database, and a full disk no room: then there are no drafts. */
function withoutDatabase(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}
