import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Scrolls to the end, so that the form is hydrated and every picture is asked for. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  // On a busy machine no frame may have been painted while the form was near the window.
  await page.locator('#skjema').scrollIntoViewIfNeeded();
  await expect(page.locator('#skjema:not([novalidate])')).toHaveCount(0);
}
