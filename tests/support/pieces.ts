import type { Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves the page in pieces, as a slow network does, and returns its address. `next` matches where a piece
 * begins; each piece is sent when the promise of `isReady` for it resolves.
 */
export async function serveInPieces(baseURL: string, next: RegExp, isReady: () => Promise<unknown>) {
  const server = createServer(async ({ url = '/' }, response) => {
    const file = await fetch(new URL(url, baseURL));
    response.setHeader('content-type', file.headers.get('content-type') ?? '');
    const body = Buffer.from(await file.arrayBuffer()).toString('latin1');
    const [start = '', ...rest] = url === '/' ? body.split(next) : [body];
    response.write(start, 'latin1');
    for (const piece of rest) {
      await isReady();
      response.write(piece, 'latin1');
    }
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => server.close() };
}

/** Breaks the home page off before a mark in its HTML, as a bad line does. */
export const breakOff = (page: Page, mark: string) =>
  page.route('/', async (route) => {
    const response = await route.fetch();
    const [arrived] = (await response.text()).split(mark);
    await route.fulfill({ response, body: arrived! });
  });
