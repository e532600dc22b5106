import { connect, type AddressInfo } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';

/* A certificate for this machine's own name, signed by itself: nobody trusts it, so its key need not be a secret. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgQFHxUz7gKpvxaZOQ
8AHUstbp9piChBZHlQrdt2wS+cahRANCAAQ/uH4hVPUuO1PGZFW+H1ccjStgYFdS
3zCwIcBbx/zQlEXiAo08XacsUtc8mcOxjMridcJ1tWa87Bw1w9K/RKB1
-----END PRIVATE KEY-----
`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBljCCATugAwIBAgIUJh4Scp7nAns4HrYWqLcjQxYgOOEwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMDEwMDk0MFoYDzIxMjYxMDI3
MTAwOTQwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQ/uH4hVPUuO1PGZFW+H1ccjStgYFdS3zCwIcBbx/zQlEXiAo08Xacs
Utc8mcOxjMridcJ1tWa87Bw1w9K/RKB1o2kwZzAdBgNVHQ4EFgQU3ER90hM+8Ybz
OUfqLnYzRWwcRGwwHwYDVR0jBBgwFoAU3ER90hM+8YbzOUfqLnYzRWwcRGwwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SQAwRgIhAIdPv5lo6C6PCbn/rS78qfOPyn+h5L85JNZxdMUATNIgAiEAokWuu9xp
hGj+s8uaqhhtxI9NGIlBwmkdRGrVTU8TiWY=
-----END CERTIFICATE-----
`;

/** Takes connections over TLS on a free port and passes them on, byte for byte, to a plain port of this machine. */
export async function startTls(plainPort: number) {
  const open = new Set<TLSSocket>();
  const server = createServer({ key, cert }, (socket) => {
    const inner = connect(plainPort, 'localhost');
    open.add(socket);
    socket.pipe(inner).pipe(socket);
    for (const [one, other] of [
      [socket, inner],
      [inner, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
