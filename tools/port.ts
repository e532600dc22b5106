import { createServer } from 'node:net';
import { CommandError } from './command.ts';

/** Makes sure that a port, chosen by the variable `name`, is free on both loopback addresses before anything is started on it. */
export async function requireFreePort(port: number, name: string): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await refusalOf(port, host);
    const advice = {
      EADDRINUSE: `er opptatt av et annet program. Stopp det, eller velg en annen port med ${name}, for eksempel ${name}=5300.`,
      EACCES: `krever særlige rettigheter. Velg en port fra 1024 og opp med ${name}.`,
    }[code ?? ''];
    if (advice) throw new CommandError(`Port ${port} ${advice}`);
  }
}

/** The error code that listening ends with. A machine without IPv6 has another code, which is no obstacle. */
function refusalOf(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
}

/** The first free port from a number on. */
export async function findFreePort(from: number): Promise<number> {
  for (let port = from; port < from + 100; port++) {
    const codes = await Promise.all(['127.0.0.1', '::1'].map((host) => refusalOf(port, host)));
    if (!codes.includes('EADDRINUSE')) return port;
  }
  throw new CommandError(`Ingen av portene fra ${from} til ${from + 99} er ledige.`);
}
