import { dev } from 'astro';
import { runCommand, stopSignal } from './shared/command.ts';
import { readPorts } from '../src/pipeline/environment.ts';
import { startInbox } from './shared/inbox.ts';
import { requireFreePort } from './shared/port.ts';

await runCommand(async () => {
  const { port, inboxPort } = readPorts(process.env);
  await requireFreePort(port, 'PORT');
  const inbox = await startInbox({ port: inboxPort });
  const site = await dev({
    server: { port, host: 'localhost' },
    // Type checks and builds write the default one meanwhile.
    vite: { cacheDir: 'node_modules/.vite-dev' },
  });
  console.log(`Innboks:  ${inbox.url}\n`);
  await stopSignal();
  await Promise.all([site.stop(), inbox.close()]);
});
