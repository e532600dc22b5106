/** How long a tap may wait for its island, in milliseconds. */
const patience = 10_000;

/** Buttons that are nothing without their island; those that work natively (`popovertarget`, `type="submit"`) are left alone. */
const operable = 'button[type="button"]:not([popovertarget])';

/** Links that open the consent settings, wherever they stand; without scripts they lead to the footer. */
const settingsLink = 'a[href="#samtykkeinnstillinger"]';
const consentIsland = 'astro-island[component-export="ConsentPanel"][ssr]';

/**
 * Keeps the last tap on something whose island has not hydrated, and repeats it once the island has. Taps on several islands are
 * repeated in their order: an answer to the banner must not close the settings that were asked for after it.
 * Astro marks an island that waits with the attribute `ssr` and tells of its hydration with `astro:hydrate`.
 *
 * @param giveUp called with an island that did not come within ten seconds of a tap
 */
export function keepTapsForIslands(giveUp: (island: Element) => void) {
  const kept = new Map<Element, HTMLElement>();
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLElement>(settingsLink);
    const tapped = link ?? target.closest<HTMLElement>(operable);
    const island = link ? document.querySelector(consentIsland) : tapped?.closest('astro-island[ssr]');
    if (!tapped || !island) return;
    event.preventDefault();
    kept.delete(island);
    kept.set(island, tapped);
    setTimeout(() => {
      if (!kept.delete(island)) return;
      giveUp(island);
      repeat();
    }, patience);
  });
  const repeat = () => {
    for (const [island, tapped] of kept) {
      if (island.hasAttribute('ssr')) return;
      kept.delete(island);
      tapped.click();
    }
  };
  document.addEventListener('astro:hydrate', repeat, true);
}
