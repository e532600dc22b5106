import { dev } from 'astro';
import { resolve } from 'node:path';
import { buildEditor, editorFolder } from '../../build/rediger.ts';
import { CommandError, runCommand, stopSignal } from '../shared/command.ts';
import { startInbox } from '../inbox/server.ts';
import { findFreePort } from '../shared/port.ts';
import { gitIn, takeInHandwork } from './git.ts';
import { startEditorServer } from './server.ts';

/* npm run rediger: the owner's editor and the site beside it, on this machine, until Ctrl-C. */
const bundle = 'node_modules/.cache/eksempelbad/rediger';

await runCommand(async () => {
  console.log('Starter …');
  const git = gitIn('.');
  // A folder that was unpacked and not cloned has no repository yet.
  await git(['rev-parse', '--git-dir'])
    .catch(() => git(['init', '--quiet']))
    .then(() => takeInHandwork(git))
    .catch((error: unknown) => {
      throw new CommandError(
        `Redigeringen lagrer med git (git-scm.com), og det svarer: ${(error as Error).message.trim()}`,
      );
    });
  await buildEditor({ repo: '', signIn: '' }, resolve(bundle, editorFolder));
  const port = await findFreePort(4330);
  const sitePort = await findFreePort(4321);
  const inboxPort = await findFreePort(sitePort + 1);
  Object.assign(process.env, { PORT: String(sitePort), INBOX_PORT: String(inboxPort) });
  const siteUrl = `http://127.0.0.1:${sitePort}/`;
  const editor = await startEditorServer(resolve('.'), bundle, port, siteUrl);
  const inbox = await startInbox({ port: inboxPort });
  const site = await dev({ server: { port: sitePort, host: '127.0.0.1' }, logLevel: 'error' });
  console.log(`
Åpne denne adressen i nettleseren:

  Rediger:    ${editor.url}
  Nettsiden:  ${siteUrl}

Alt finnes bare på denne maskinen. Stopp med Ctrl-C.
`);
  await stopSignal();
  await Promise.all([editor.close(), site.stop(), inbox.close()]);
});
