import { withStorage } from '../../site/components/withStorage.ts';
import { openGitHub } from './gitHub.ts';
import type { Store } from './store.ts';
import { openThisMachine } from './thisMachine.ts';

/** Storage key of GitHub's token. */
const storageKey = 'rediger';

/** The token, for a browser that refuses storage. */
let held: string | null = null;

/** Opens the store of this editor; nothing where the owner must sign in first. */
export function openStore(): Store | undefined {
  if (!EDITOR_REPO) return openThisMachine();
  const key = withStorage(() => localStorage.getItem(storageKey)) ?? held;
  return key === null ? undefined : openGitHub(EDITOR_REPO, key);
}

/** Keeps a token; false where it will be gone when the page is loaded again. */
export function keepToken(token: string): boolean {
  held = token;
  withStorage(() => localStorage.setItem(storageKey, token));
  return withStorage(() => localStorage.getItem(storageKey)) === token;
}

/** Removes the token from this browser. */
export function forgetToken(): void {
  held = null;
  withStorage(() => localStorage.removeItem(storageKey));
}
