/**
 * Keeps the last tap on a button whose island has not hydrated, and repeats it once the island has.
 * Astro marks an island that waits with the attribute `ssr` and tells of its hydration with `astro:hydrate`.
 * Buttons that work natively (`popovertarget`, `type="submit"`) are left alone.
 */
export function keepTapsForIslands() {
  const kept = new Map<Element, HTMLElement>();
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[type="button"]:not([popovertarget])');
    const island = button?.closest('astro-island[ssr]');
    if (button && island) kept.set(island, button);
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
