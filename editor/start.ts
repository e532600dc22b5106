import { dev } from 'astro';
import { findFreePort } from '../tools/port.ts';
import { startInbox } from '../tools/inbox/server.ts';
import { INBOX_FILE } from '../tools/inbox/store.ts';
import { bundleEditor } from './app/bundle.ts';
import { openHistory } from './desk/history.ts';
import { makeAnswer } from './server/answer.ts';
import { serve } from './server/http.ts';

/** The editor and the site beside it, both running. */
export interface Running {
  /** Address of the editor. */
  editor: string;
  /** Address of the site as it would be. */
  preview: string;
  close: () => Promise<void>;
}

/** Starts the editor and the site beside it on this machine alone. */
export async function startEditor(content: string): Promise<Running> {
  const bundle = await bundleEditor();
  await openHistory(content);
  const port = await findFreePort(4330);
  const previewPort = await findFreePort(4321);
  const inboxPort = await findFreePort(previewPort + 1);
  process.env['PORT'] = String(previewPort);
  process.env['INBOX_PORT'] = String(inboxPort);
  const inbox = await startInbox({ port: inboxPort, file: INBOX_FILE });
  const site = await dev({ server: { port: previewPort, host: '127.0.0.1' }, logLevel: 'error' });
  const preview = `http://127.0.0.1:${previewPort}/`;
  const server = await serve(port, makeAnswer({ content, port, preview, bundle }));
  return {
    editor: `http://127.0.0.1:${port}/`,
    preview,
    close: async () => void (await Promise.all([server.close(), site.stop(), inbox.close()])),
  };
}
