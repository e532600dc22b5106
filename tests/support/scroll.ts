import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Scrolls to the end, so that the form is hydrated and every picture is asked for. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      // Intersection observers report after a frame is painted, which may take long.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    }
  });
  await expect(page.locator('#skjema:not([novalidate])')).toHaveCount(0);
}
