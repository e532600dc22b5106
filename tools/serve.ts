import { resolve } from 'node:path';
import { readBuildRecord } from '../src/pipeline/build-record.ts';
import { runCommand, stopSignal } from './shared/command.ts';
import { readPorts } from '../src/pipeline/environment.ts';
import { startInbox } from './shared/inbox.ts';
import { requireFreePort } from './shared/port.ts';
import { startSite } from './shared/workerd-server.ts';

/* npm run serve; npm start builds first, in one process, which a signal stops at any time. */
await runCommand(async () => {
  if (process.argv.includes('--build')) await (await import('../src/pipeline/main.ts')).buildSite();
  const { port, inboxPort } = readPorts(process.env);
  const { formEndpoint } = readBuildRecord();
  await requireFreePort(port, 'PORT');
  const inbox = await startInbox({ port: inboxPort });
  const site = await startSite({ port, directory: resolve('dist') });
  console.log(`\nNettsted: ${site.url}\nInnboks:  ${inbox.url}\n\nStopp med Ctrl-C.`);
  if (!formEndpoint.startsWith(inbox.url))
    console.log(`Merk: Skjemaet i dette bygget sender til ${formEndpoint}, ikke til innboksen.`);
  await stopSignal();
  await Promise.all([site.close(), inbox.close()]);
});
