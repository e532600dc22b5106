import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestHandler } from './requests.ts';
import { openStore } from './store.ts';

/** A running inbox. */
export interface Inbox {
  /** Address that forms post to and the page is at, without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

/**
 * Starts the local inbox, the stand-in for a form provider, on the loopback addresses only.
 *
 * @param options `port` 0 takes any free one; `file` is the SQLite file, made where it is missing
 */
export async function startInbox(options: { port: number; file: string }): Promise<Inbox> {
  const store = openStore(options.file);
  const handle = requestHandler(store);
  const server = await listen(handle, options.port, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  // "localhost" may mean either address; a machine without IPv6 does without the second.
  const second = await listen(handle, port, '::1').catch(() => undefined);
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      await Promise.all([server, second].map(closeServer));
      store.close();
    },
  };
}

function listen(handle: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ requestTimeout: 30_000 }, handle);
    server.once('error', reject);
    server.listen({ port, host }, () => resolve(server));
  });
}

function closeServer(server: Server | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!server) return resolve();
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
