import { openRepository, type Repository } from './repository.ts';
import { expectTokenEnd, forgetTokenEnd } from './tokenEnd.ts';

const api = EDITOR_REPO ? `https://api.github.com/repos/${EDITOR_REPO}` : '/api';

const key = 'rediger';
/** Keeps the token of GitHub until it expires, the secret of `npm run rediger` as long as the tab. */
const storage = () => (EDITOR_REPO ? localStorage : sessionStorage);

/**
 * Opens the repository with what this browser keeps, or with the secret in the address that `npm run rediger`
 * prints. Nothing where the owner must sign in first.
 */
export function connect(): Repository | undefined {
  const [, secret] = /^#nokkel=(\w+)$/.exec(location.hash) ?? [];
  if (secret && !EDITOR_REPO) {
    storage().setItem(key, secret);
    history.replaceState(null, '', location.pathname);
  }
  const token = storage().getItem(key);
  return token === null ? undefined : openRepository(api, token);
}

export function forgetToken(): void {
  storage().removeItem(key);
  forgetTokenEnd();
}

/** Opens the editor again with a token of GitHub. */
export function signIn(token: string) {
  storage().setItem(key, token);
  expectTokenEnd();
  location.reload();
}
