import { withStorage } from '../../site/components/withStorage.ts';
import { openGitHub } from './gitHub.ts';
import { openLocal } from './local.ts';
import { openRepository, type Repository } from './repository.ts';
import { expectTokenEnd, forgetTokenEnd } from './tokenEnd.ts';

const key = 'rediger';

/** The token, for a browser that refuses storage. */
let held: string | null = null;

/** Keeps the token of GitHub until it expires, the secret of `npm run rediger` as long as the tab. */
const storage = () => (EDITOR_REPO ? localStorage : sessionStorage);

const keptToken = () => withStorage(() => storage().getItem(key));

/** True if the token will be here when the page is loaded again. */
function keepToken(token: string): boolean {
  held = token;
  withStorage(() => storage().setItem(key, token));
  return keptToken() === token;
}

/** The secret in the address, if it has one. */
const secretIn = (hash: string) => /^#nokkel=(\w+)$/.exec(hash)?.[1];

// An address that differs by its hash loads nothing by itself.
addEventListener('hashchange', () => !EDITOR_REPO && secretIn(location.hash) && location.reload());

/**
 * Opens the repository with what this browser keeps, or with the secret in the address that `npm run rediger`
 * prints. Nothing where the owner must sign in first.
 */
export function connect(): Repository | undefined {
  const secret = secretIn(location.hash);
  // A secret that is not kept stays in the address: the page can be loaded again.
  if (secret && !EDITOR_REPO && keepToken(secret)) history.replaceState(null, '', location.pathname);
  const token = keptToken() ?? held;
  if (token === null) return undefined;
  return openRepository(EDITOR_REPO ? openGitHub(EDITOR_REPO, token) : openLocal(token));
}

/** Removes the key and when it ends from this browser. */
export function forgetToken(): void {
  held = null;
  withStorage(() => storage().removeItem(key));
  forgetTokenEnd();
}

/** Opens the editor again with a token of GitHub, and its last day. */
export function signIn(token: string, end: string) {
  expectTokenEnd(end);
  if (keepToken(token)) location.reload();
  else dispatchEvent(new Event(signedIn));
}

/** Name of the event after signing in where the browser keeps no token. */
export const signedIn = 'signed-in';
