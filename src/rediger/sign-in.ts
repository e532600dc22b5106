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
  const databases = await indexedDB.databases();
  await Promise.all(databases.map(({ name = '' }) => gone(indexedDB.deleteDatabase(name))));
  history.replaceState(null, '', location.pathname);
}

const gone = (request: IDBOpenDBRequest) =>
  new Promise((resolve) => {
    request.onsuccess = request.onerror = request.onblocked = resolve;
  });

/**
 * At the door of `npm run rediger` nobody signs in: whoever sits at the machine owns the files. Sveltia takes the user
 * that it finds in its own storage.
 */
export const enterDoor = () =>
  localStorage.setItem(
    'sveltia-cms.user',
    JSON.stringify({ backendName: 'github', token: 'denne-maskinen' }),
  );
