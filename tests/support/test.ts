import { type Page, test as base } from '@playwright/test';
import { readBuildRecord } from '../../src/pipeline/build-record.ts';
import { startInbox } from '../../tools/shared/inbox.ts';
import { Guard } from './guard.ts';

export { expect } from '@playwright/test';

/** Address that the build under test posts enquiries to. */
export const { formEndpoint } = readBuildRecord();

interface Fixtures {
  /** Fails the test at its end if a page erred, broke the policy or asked a stranger for anything. */
  guard: Guard;
  /** Receives the form's posts in the place of the inbox that the build was made for. */
  inbox: Awaited<ReturnType<typeof startInbox>>;
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
  page: async ({ page }, use) => {
    const { goto, setViewportSize } = page;
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options);
      // Asked for by tests of a page that is still arriving.
      if (!options?.waitUntil) await allRendered(page);
      return response;
    };
    page.setViewportSize = async (size) => {
      await setViewportSize.call(page, size);
      await allRendered(page);
    };
    await use(page);
  },
  inbox: async ({ context }, use) => {
    const inbox = await startInbox({ port: 0 });
    await context.route(`${new URL(formEndpoint).origin}/**`, (route, request) =>
      route.continue({ url: `${inbox.url}/${new URL(request.url()).search}` }),
    );
    await use(inbox);
    await inbox.close();
  },
});

/** On a phone, what is below the first view is rendered after it (`page/firstPaintController.ts`). */
const allRendered = (page: Page) =>
  page.waitForFunction(() => innerWidth >= 640 || !('below' in document.documentElement.dataset));
