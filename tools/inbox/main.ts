import { runCommand, stopRequest } from '../command.ts';
import { readPorts } from '../variables.ts';
import { startInbox } from './server.ts';

/* npm run inbox: the inbox alone. */
await runCommand(async () => {
  const inbox = await startInbox({ port: readPorts(process.env).inboxPort });
  console.log(`Innboks: ${inbox.url}`);
  await stopRequest();
  await inbox.close();
});
