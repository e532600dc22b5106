import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { requireFreePort } from './port.ts';

it.each(['127.0.0.1', '0.0.0.0'])('names the port that is taken on %s, and its variable', async (host) => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen({ port: 0, host }, resolve));
  const { port } = taken.address() as AddressInfo;
  await expect(requireFreePort(port, 'INBOX_PORT')).rejects.toThrow(
    new RegExp(`Port ${port} er opptatt.*med INBOX_PORT`),
  );
  await new Promise((resolve) => taken.close(resolve));
  await expect(requireFreePort(port, 'INBOX_PORT')).resolves.toBeUndefined();
});
