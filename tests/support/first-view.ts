import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/**
 * Budgets of the home page's first view with an empty cache, before any scroll or press, in kB of 1000 bytes.
 * `document` includes the styles; `markup` is the document without them.
 */
export const budgets = { document: 32, markup: 18, script: 5, font: 24, image: 75, all: 130 };

/** Requests of that view. */
export const requestBudget = 11;

/** One file that a page asked for. */
interface Transfer {
  path: string;
  /** Its resource type, such as `image`. */
  kind: string;
  kB: number;
}

/** Opens the home page and returns its requests, in order. The paused rotation requests no second picture. */
export async function openFirstView(page: Page): Promise<Transfer[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  return Promise.all(
    responses.map(async (response) => {
      const body = await response.body();
      const isText = /^(text\/|application\/(json|manifest)|image\/svg)/.test(
        response.headers()['content-type'] ?? '',
      );
      return {
        path: new URL(response.url()).pathname,
        kind: response.request().resourceType(),
        kB: isText ? compressed(body) : body.length / 1000,
      };
    }),
  );
}

/** Size of a text in kB as a host sends it, with the best brotli compression. Test servers compress less. */
export const compressed = (text: Buffer | string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;

/** Sizes in kB, by the names of the budgets. */
export async function sizesOf(page: Page, transfers: readonly Transfer[]) {
  const html = await (await page.request.get('/')).text();
  const totalOf = (kind: string) => total(transfers.filter((transfer) => transfer.kind === kind));
  return {
    document: totalOf('document'),
    markup: compressed(html.replaceAll(/<style\b.*?<\/style>/gs, '')),
    script: totalOf('script'),
    font: totalOf('font'),
    image: totalOf('image'),
    all: total(transfers),
  } satisfies Record<keyof typeof budgets, number>;
}

/** The sum of the sizes of some files, in kB. */
export const total = (transfers: readonly Transfer[]) => transfers.reduce((sum, { kB }) => sum + kB, 0);
