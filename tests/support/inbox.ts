import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { readBuildRecord } from '../../tools/shared/build-record.ts';
import type { FailureMode } from '../../tools/inbox/pages.ts';
import { startInbox } from '../../tools/inbox/server.ts';
import type { StoredEnquiry } from '../../tools/inbox/store.ts';

/** Address that the build under test posts enquiries to. */
export const { formEndpoint } = readBuildRecord();

/** An inbox for one test, in the place of the one that the build was made for. */
export type TestInbox = Awaited<ReturnType<typeof openTestInbox>>;

/** Starts an inbox for one test and redirects the form's posts to it. */
export async function openTestInbox(context: BrowserContext) {
  const folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  const inbox = await startInbox({ port: 0, file: join(folder, 'inbox.jsonl') });
  await context.route(`${new URL(formEndpoint).origin}/**`, (route, request) =>
    route.continue({ url: `${inbox.url}/${new URL(request.url()).search}` }),
  );
  return {
    /** What arrived, newest first. */
    messages: async () => {
      const kept = (await (await fetch(`${inbox.url}/messages.json`)).json()) as StoredEnquiry[];
      return kept.map(({ fields }) => fields);
    },
    /** Makes the inbox fail from now on. */
    fail: async (mode: FailureMode) =>
      void (await fetch(`${inbox.url}/fail`, { method: 'POST', body: new URLSearchParams({ mode }) })),
    close: async () => {
      await inbox.close();
      await rm(folder, { recursive: true });
    },
  };
}
