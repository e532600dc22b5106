import { clear, get, set } from 'idb-keyval';
import type { Draft } from '../content.ts';

/** One draft for each repository, and for each shape that a draft has had. */
const key = `3 ${EDITOR_REPO || 'denne maskinen'}`;

/** Reads what was typed and not saved. */
export const loadDraft = (): Promise<Draft | undefined> => get<Draft>(key).catch(withoutDatabase);

/** Keeps what is typed and not saved, also over a closed browser. */
export const keepDraft = (draft: Draft): Promise<void> => set(key, draft).catch(withoutDatabase);

export const forgetDraft = (): Promise<void> => clear().catch(withoutDatabase);

/** Private windows may have no database, and a full disk no room: then there are no drafts. */
function withoutDatabase(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}
