import { existsSync, rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { startInbox } from '../shared/inbox.ts';
import { runCommand, stopSignal } from '../shared/command.ts';
import { readPorts } from '../../src/pipeline/environment.ts';
import { setStandIn } from '../../src/files/current.ts';
import { exampleContent } from '../../src/pipeline/example.ts';
import { buildEditor, editorFolder } from '../../src/pipeline/editor.ts';
import { findFreePort, requireFreePort } from '../shared/port.ts';
import { startEditorServer } from './server.ts';
import { templateContent } from './contentFolder.ts';

/*
 * npm run rediger: the owner's editor and the site beside it, on this machine, until Ctrl-C. `--eksempel`
 * edits a copy of the example, which is removed at the end.
 */
const bundle = 'node_modules/.cache/eksempelbad/rediger';

/** Those of `PORT` and `INBOX_PORT`, else the first free ones. */
async function choosePorts() {
  const { PORT, INBOX_PORT } = process.env;
  const { port, inboxPort } = readPorts(process.env);
  if (PORT) await requireFreePort(port, 'PORT');
  if (INBOX_PORT) await requireFreePort(inboxPort, 'INBOX_PORT');
  const site = PORT ? port : await findFreePort(port);
  const inbox = INBOX_PORT ? inboxPort : await findFreePort(site + 1);
  // The browser keeps drafts by address: the same one as long as it is free.
  return { site, inbox, editor: await findFreePort(port + 9) };
}

/** Where the owner's content is, or how to begin with it. */
const describeOwnContent = () =>
  existsSync('content')
    ? 'Alt finnes bare på denne maskinen.'
    : 'Det er ikke noe innhold her ennå. Trykk «Begynn med malen» i redigeringen.';

/** A copy of the example in a folder of its own, which the site shows; removed however the command ends. */
async function copyExample(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'rediger-eksempel-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }));
  // Without a handler a signal ends Node without `exit`; `stopSignal` replaces this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
  await cp(exampleContent, join(root, 'content'), { recursive: true });
  process.env['CONTENT_DIR'] = join(root, 'content');
  return root;
}

await runCommand(async () => {
  const options = { eksempel: { type: 'boolean', default: false } } as const;
  const isTrial = parseArgs({ options }).values.eksempel;
  console.log('Starter …');
  const root = isTrial ? await copyExample() : resolve('.');
  setStandIn(templateContent);
  const ports = await choosePorts();
  Object.assign(process.env, { PORT: String(ports.site), INBOX_PORT: String(ports.inbox) });
  await buildEditor('', resolve(bundle, editorFolder));
  // Vite sets `production` where it builds; Astro's server would then refuse pictures and keep old content.
  delete process.env['NODE_ENV'];
  const siteUrl = `http://127.0.0.1:${ports.site}/`;
  const editor = await startEditorServer(root, bundle, ports.editor, siteUrl);
  const inbox = await startInbox({ port: ports.inbox });
  const site = await dev({ server: { port: ports.site, host: '127.0.0.1' }, logLevel: 'error' });
  console.log(`
Åpne denne adressen i nettleseren:

  Rediger:    ${editor.url}
  Nettsiden:  ${siteUrl}

${isTrial ? 'Dette er en kopi av eksempelet. Den slettes når du stopper.' : describeOwnContent()} Stopp med Ctrl-C.
`);
  await stopSignal();
  await Promise.all([editor.close(), site.stop(), inbox.close()]);
});
