import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** One file that a page asked for. */
export interface Transfer {
  path: string;
  kind: 'document' | 'stylesheet' | 'script' | 'font' | 'image' | 'other';
  /** Bytes as a host sends them: text compressed by brotli at its best, other files as they are. */
  bytes: number;
}

const compressible = /^(text\/|application\/(json|manifest|xml)|image\/svg)/;

/**
 * Every file that the page requests while `visit` runs, in order. Sizes are computed from the bodies, because
 * the engine of the tests and the hosts compress in different ways.
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
