import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Scrolls to the end, so that every island wakes and every picture is asked for. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
