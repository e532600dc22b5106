import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What live regions have announced since the last look. */
    announced: string[];
  }
}

/**
 * Records what live regions announce, in order: politeness, and the whole text of the changed region, once
 * for each change in it, as Orca does. Not `role="alert"` alone, which Orca does not announce in Firefox.
 */
export const listen = (page: Page) =>
  page.evaluate(() => {
    const regions = '[aria-live],[role="status"]';
    window.announced = [];
    const announce = (records: MutationRecord[]) => {
      // Removals are not announced (`aria-relevant`).
      const added = records.filter(
        ({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0,
      );
      const parents = added.map(({ target }) => (target instanceof Element ? target : target.parentElement));
      for (const region of parents.map((parent) => parent?.closest(regions))) {
        const text = region?.checkVisibility() ? region.textContent.replaceAll(/\s+/g, ' ').trim() : '';
        const politeness = region?.getAttribute('aria-live') ?? 'polite';
        if (text && politeness !== 'off') window.announced.push(`${politeness}: ${text}`);
      }
    };
    const observer = new MutationObserver(announce);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  });

/** What live regions have announced since the last look. */
export const announced = (page: Page) => page.evaluate(() => window.announced.splice(0));
