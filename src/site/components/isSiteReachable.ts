/** In milliseconds. */
const timeout = 10_000;

/** True if the site's server answers in time; `navigator.onLine` may be true without a connection. */
export const isSiteReachable = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) }).then(
    () => true,
    () => false,
  );
