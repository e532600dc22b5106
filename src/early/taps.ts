/** How long a tap may wait for its island, in milliseconds. */
const patience = 10_000;

/**
 * Keeps the last tap on a button whose island has not hydrated, and repeats it once the island has.
 * Astro marks an island that waits with the attribute `ssr` and tells of its hydration with `astro:hydrate`.
 * Buttons that work natively (`popovertarget`, `type="submit"`) are left alone.
 *
 * @param giveUp called with an island that did not come within ten seconds of a tap
 */
export function keepTapsForIslands(giveUp: (island: Element) => void) {
  const kept = new Map<Element, HTMLElement>();
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[type="button"]:not([popovertarget])');
    const island = button?.closest('astro-island[ssr]');
    if (!button || !island) return;
    kept.set(island, button);
    setTimeout(() => kept.has(island) && giveUp(island), patience);
  });
  document.addEventListener(
    'astro:hydrate',
    ({ target }) => {
      kept.get(target as Element)?.click();
      kept.delete(target as Element);
    },
    true,
  );
}
