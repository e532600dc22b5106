import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:settled'?: boolean;
  }
}

/** What a visitor does first when they mean to operate something. */
const intents = ['pointerdown', 'keydown'] as const;

/** From the last file of the first view until it is painted, in milliseconds. */
const pause = 250;

/**
 * Wakes an island when the first view is complete (the page's `load` event, and a moment to paint what has come) and the
 * browser is idle, or at once when the visitor acts: no script competes with the text, the font and the photograph that
 * the page opens with.
 */
const settled: ClientDirective = (load) => {
  let begun = false;
  const begin = async () => {
    if (begun) return;
    begun = true;
    for (const intent of intents) removeEventListener(intent, begin, true);
    const hydrate = await load();
    await hydrate();
  };
  // Safari has no `requestIdleCallback`.
  const whenIdle = () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(begin), pause);
  for (const intent of intents) addEventListener(intent, begin, { capture: true, passive: true });
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
};

export default settled;
