import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** One file that a page asked for. */
export interface Transfer {
  path: string;
  kind: 'document' | 'stylesheet' | 'script' | 'font' | 'image' | 'other';
  /** Bytes as a host sends them: text compressed by brotli at its best, as the build leaves it for the host; the rest as it is. */
  bytes: number;
}

const compressible = /^(text\/|application\/(json|manifest|xml)|image\/svg)/;

/**
 * Everything that the browser's network log names while `visit` runs, in the order in which it was asked for. Sizes come
 * from the bodies: the engine that serves the tests compresses in its own way, and hosts in theirs.
 */
export async function logTransfers(page: Page, visit: () => Promise<void>): Promise<Transfer[]> {
  const responses: Response[] = [];
  const listen = (response: Response) => responses.push(response);
  page.on('response', listen);
  await visit();
  page.off('response', listen);
  return Promise.all(responses.map((response) => transferOf(response)));
}

async function transferOf(response: Response): Promise<Transfer> {
  const request = response.request();
  const body = await response.body();
  const isText = compressible.test(response.headers()['content-type'] ?? '');
  const kinds = ['document', 'stylesheet', 'script', 'font', 'image'] as const;
  return {
    path: new URL(response.url()).pathname,
    kind: kinds.find((kind) => kind === request.resourceType()) ?? 'other',
    bytes: isText ? brotliSize(body) : body.length,
  };
}

/** Size of a text after brotli at its best quality, in bytes. */
export function brotliSize(text: Buffer | string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
