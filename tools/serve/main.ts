import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildRecordFile, readBuildRecord } from '../shared/build-record.ts';
import { CommandError, runCommand, stopRequest } from '../shared/command.ts';
import { readPorts } from '../shared/environment.ts';
import { startInbox } from '../inbox/server.ts';
import { requireFreePort } from '../shared/port.ts';
import { startSite } from '../shared/workerd-server.ts';

await runCommand(async () => {
  const { port, inboxPort } = readPorts(process.env);
  if (!existsSync('dist/index.html') || !existsSync(buildRecordFile)) {
    throw new CommandError('Det finnes ikke noe bygget nettsted i dist/. Bygg det først: npm run build');
  }
  await requireFreePort(port, 'PORT');
  const inbox = await startInbox({ port: inboxPort });
  const site = await startSite({ port, directory: resolve('dist') });
  console.log(`\nNettsted: ${site.url}\nInnboks:  ${inbox.url}\n\nStopp med Ctrl-C.`);
  const { formEndpoint } = readBuildRecord();
  if (!formEndpoint.startsWith(inbox.url))
    console.log(`Merk: Skjemaet i dette bygget sender til ${formEndpoint}, ikke til innboksen.`);
  await stopRequest();
  await Promise.all([site.close(), inbox.close()]);
});
