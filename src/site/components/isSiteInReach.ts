/** How long the visitor waits to hear that there is no line, in milliseconds. */
const limit = 10_000;

/** Whether the site's server answers: what the browser shows may be all that there is of it. */
export const isSiteInReach = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(limit) }).then(
    () => true,
    () => false,
  );
