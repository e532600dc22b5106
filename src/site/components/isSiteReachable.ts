/** In milliseconds. */
const timeout = 10_000;

/**
 * True if there is a line, as far as is known. `navigator.onLine` is false on some machines that are
 * connected (a VPN), so the site's server is asked then.
 */
export const isSiteReachable = async () =>
  navigator.onLine ||
  fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) }).then(
    () => true,
    () => false,
  );
