import { readPorts } from '../variables.ts';
import { requireFreePort } from '../port.ts';
import { runCommand, stopRequest } from '../command.ts';
import { startInbox } from './server.ts';
import { INBOX_FILE } from './store.ts';

await runCommand(async () => {
  const { inboxPort } = readPorts(process.env);
  await requireFreePort(inboxPort, 'INBOX_PORT');
  const inbox = await startInbox({ port: inboxPort, file: INBOX_FILE });
  console.log(`Innboks: ${inbox.url}`);
  await stopRequest();
  await inbox.close();
});
