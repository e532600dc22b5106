import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Bytes that a request may bring: a picture and some more. */
const largest = 40_000_000;

/** A server on this machine's own address, which nobody else on the network can reach. */
export interface LocalServer {
  close: () => Promise<void>;
}

/** Serves answers to web requests on 127.0.0.1. */
export async function serve(
  port: number,
  answer: (request: Request) => Promise<Response>,
): Promise<LocalServer> {
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing, answer).catch((error: unknown) => {
      console.error(error);
      outgoing.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  if (Number(incoming.headers['content-length'] ?? 0) > largest || incoming.headers['transfer-encoding']) {
    outgoing.writeHead(413, { connection: 'close' }).end();
    return;
  }
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await answer(
    new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
      method,
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      ),
      ...(hasBody && { body: await buffer(incoming) }),
    }),
  );
  outgoing.writeHead(response.status, [...response.headers].flat());
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
