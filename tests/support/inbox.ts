import type { BrowserContext } from '@playwright/test';
import { readBuildRecord } from '../../build/build-record.ts';
import { startInbox } from '../../tools/shared/inbox.ts';

/** Address that the build under test posts enquiries to. */
export const { formEndpoint } = readBuildRecord();

/** An inbox for one test, in the place of the one that the build was made for. */
export type TestInbox = Awaited<ReturnType<typeof openTestInbox>>;

/** Starts an inbox for one test and redirects the form's posts to it. */
export async function openTestInbox(context: BrowserContext) {
  const inbox = await startInbox({ port: 0 });
  await context.route(`${new URL(formEndpoint).origin}/**`, (route, request) =>
    route.continue({ url: `${inbox.url}/${new URL(request.url()).search}` }),
  );
  return inbox;
}
