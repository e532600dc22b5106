import { test as base } from '@playwright/test';
import { Guard } from './guard.ts';
import { formEndpoint, openTestInbox, type TestInbox } from './inbox.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Fails the test at its end if a page erred, broke the policy or asked a stranger for anything. */
  guard: Guard;
  inbox: TestInbox;
  /** Answers in place of the map service. Its frame is a foreign request, which a test must allow. */
  mapService: undefined;
}

/** The test of this project: like Playwright's, but no test passes while its pages complain. */
export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern
  baseURL: async ({}, use) => use(process.env['TEST_SITE']),
  guard: [
    async ({ context, baseURL }, use) => {
      const guard = new Guard([baseURL!, new URL(formEndpoint).origin]);
      await guard.watch(context);
      await use(guard);
      guard.check();
    },
    { auto: true },
  ],
  inbox: async ({ context }, use) => {
    const inbox = await openTestInbox(context);
    await use(inbox);
    await inbox.close();
  },
  mapService: [
    async ({ context }, use) => {
      await context.route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Kart</title><p>Kart</p>' }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});
