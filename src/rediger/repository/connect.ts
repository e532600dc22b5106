import type { Repository } from '../repository.ts';
import { openGitHub, tokenKey } from './github.ts';
import { openLocal, secretKey } from './local.ts';

/**
 * Opens the repository with what this browser keeps, or with the secret in the address that `npm run rediger` prints.
 * Nothing where the owner must sign in first.
 */
export function connect(): Repository | undefined {
  if (EDITOR_REPO) {
    const token = localStorage.getItem(tokenKey);
    return token ? openGitHub(EDITOR_REPO, token) : undefined;
  }
  const [, given] = /^#nokkel=(\w+)$/.exec(location.hash) ?? [];
  if (given) {
    sessionStorage.setItem(secretKey, given);
    history.replaceState(null, '', location.pathname);
  }
  const secret = sessionStorage.getItem(secretKey);
  return secret ? openLocal(secret) : undefined;
}

/** Signs in at GitHub with a token, once GitHub has taken it. */
export async function signIn(token: string): Promise<Repository> {
  const repository = openGitHub(EDITOR_REPO, token);
  await repository.read();
  localStorage.setItem(tokenKey, token);
  return repository;
}
