import { clear, createStore, get, set } from 'idb-keyval';
import { z } from 'zod';
import type { Draft } from '../draft.ts';

/** Made when it is first needed: a browser may offer no database. */
let made: ReturnType<typeof createStore> | undefined;
const store = () => (made ??= createStore('rediger', 'utkast'));

/** One draft for each repository. */
const key = EDITOR_REPO || 'denne maskinen';

const draftSchema: z.ZodType<Draft> = z.object({
  base: z.string(),
  values: z.map(z.string(), z.record(z.string(), z.unknown())),
  pictures: z.map(z.string(), z.instanceof(Blob)),
  deletions: z.array(z.string()),
});

/** Reads what was typed and not saved; nothing where an older version of the editor wrote it. */
export const loadDraft = async (): Promise<Draft | undefined> =>
  draftSchema.safeParse(await get(key, store()).catch(withoutDatabase)).data;

/** Keeps what is typed and not saved, also over a closed browser. */
export const keepDraft = (draft: Draft): Promise<void> => set(key, draft, store()).catch(withoutDatabase);

export const forgetDraft = (): Promise<void> => clear(store()).catch(withoutDatabase);

/** Private windows may have no database, and a full disk no room: then there are no drafts. */
function withoutDatabase(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}
