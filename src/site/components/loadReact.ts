/**
 * Fetches React for the browser. Firefox loses a message that a page has sent itself when it goes into the
 * back/forward cache, and React's scheduler (0.28) would wait for it for ever and draw nothing any more. It
 * prefers `setImmediate` where there is one, and timers outlive the cache.
 */
export function loadReact() {
  if (CSS.supports('-moz-appearance', 'none'))
    Object.assign(globalThis, { setImmediate: (task: () => void) => setTimeout(task) });
  return import('react-dom/client');
}
