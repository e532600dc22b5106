import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that notes which other hosts a browser asks for, and gives nothing. */
export async function startRefusingProxy() {
  const hosts: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    hosts.push(new URL(url, 'http://localhost').host);
    response.writeHead(502).end();
  });
  server.on('connect', ({ url = '' }, socket) => {
    hosts.push(url);
    // The browser may have gone already.
    socket.on('error', () => {});
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hosts,
    close: () => server.close(),
  };
}
