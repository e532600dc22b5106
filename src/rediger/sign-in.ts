/** Where Sveltia goes when somebody has signed out (`logout_redirect_url`). */
export const signedOut = '/rediger/?logget-ut';

/**
 * After signing out, removes all that the editor has kept in this browser: token, choices, drafts and copies of the
 * content. Sveltia itself takes away the token alone.
 */
export async function forgetAll() {
  if (location.pathname + location.search !== signedOut) return;
  localStorage.clear();
  sessionStorage.clear();
  // Whoever opens one after this waits until it is gone.
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  history.replaceState(null, '', location.pathname);
}

/**
 * At the door of `npm run rediger` nobody signs in: whoever sits at the machine owns the files. Sveltia takes the user
 * that it finds in its own storage.
 */
export const enterDoor = () =>
  localStorage.setItem(
    'sveltia-cms.user',
    JSON.stringify({ backendName: 'github', token: 'denne-maskinen' }),
  );
