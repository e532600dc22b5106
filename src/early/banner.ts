/** How long the banner's buttons may leave an answer unheard before the banner gives way, in milliseconds. */
const patience = 10_000;

/**
 * Lets the banner give way where its script never comes: its buttons would do nothing, and it would cover the page's foot for
 * good. No answer is stored, so the map stays away and the next page asks again.
 */
export function letDeadBannerGiveWay() {
  document.addEventListener('click', ({ target }) => {
    const island = (target as Element).closest('button')?.closest('astro-island[ssr]');
    if (!island?.querySelector('[aria-labelledby="samtykke-tittel"]')) return;
    setTimeout(() => {
      if (island.hasAttribute('ssr')) document.documentElement.dataset['consent'] = 'later';
    }, patience);
  });
}
