/**
 * Imports React DOM. Firefox drops messages in flight when a page enters the back/forward cache, and React's
 * scheduler (0.28) waits for one by `MessageChannel`: it would never render again. The scheduler prefers
 * `setImmediate` where it exists, and timers survive the cache.
 */
export function loadReact() {
  if (CSS.supports('-moz-appearance', 'none'))
    Object.assign(globalThis, { setImmediate: (task: () => void) => setTimeout(task) });
  return import('react-dom/client');
}
