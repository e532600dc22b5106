import type { Page } from '@playwright/test';
import { brotliSize, logTransfers, type Transfer } from './network-log.ts';

/**
 * Budgets of the home page's first view with an empty cache, before any scroll or press, in kB of 1000 bytes.
 * Text is counted as brotli 11. `document` includes the styles; `markup` is the document without them.
 */
export const budgets = { document: 32, markup: 17, script: 10, font: 24, image: 75, all: 140 };

/** Requests of that view. */
export const requestBudget = 11;

/** Opens the home page and returns its requests. The paused rotation requests no second picture. */
export const openFirstView = (page: Page): Promise<Transfer[]> =>
  logTransfers(page, async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
  });

/** Sizes in kB, by the names of the budgets. */
export async function sizesOf(page: Page, transfers: readonly Transfer[]) {
  const html = await (await page.request.get('/')).text();
  const of = (kind: Transfer['kind']) => kB(transfers.filter((transfer) => transfer.kind === kind));
  return {
    document: of('document'),
    markup: brotliSize(html.replaceAll(/<style\b.*?<\/style>/gs, '')) / 1000,
    script: of('script'),
    font: of('font'),
    image: of('image'),
    all: kB(transfers),
  } satisfies Record<keyof typeof budgets, number>;
}

export const kB = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
