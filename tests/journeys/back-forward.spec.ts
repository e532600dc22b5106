import type { Page } from '@playwright/test';
import { banner, decline } from '../support/consent.ts';
import { expectKept, fillAndSend, openForm } from '../support/enquiry.ts';
import { gallery, openProjects, project } from '../support/gallery.ts';
import { launchOptions } from '../support/full-chromium.ts';
import { press } from '../support/press.ts';
import { startProvider } from '../support/start-provider.ts';
import { expect, formEndpoint, test } from '../support/test.ts';

/* The browser's back/forward cache: pages that are frozen when they are left, and restored as they were. */

test.use({ launchOptions });

/** Leaves for another page and goes back. Returns `kept`, or the reason why the page was loaded again. */
async function leaveAndReturn(page: Page, meanwhile = async () => {}) {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['outcome'] = 'kept';
    }),
  );
  await page.goto('/personvern');
  await meanwhile();
  // A restored page does not load again.
  await page.goBack({ waitUntil: 'commit' });
  const outcome = await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: unknown;
    })[];
    return navigation?.type === 'back_forward'
      ? JSON.stringify(navigation.notRestoredReasons ?? 'new')
      : document.documentElement.dataset['outcome'];
  });
  return outcome.jsonValue();
}

/** Makes the form, and the policy, of the page name a server of the test. */
const postTo = (page: Page, url: string) =>
  page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(formEndpoint, url);
    await route.fulfill({ response, body: html });
  });

test(
  'the browser keeps a page whose map and gallery were shown',
  { tag: '@engine' },
  async ({ page, guard }) => {
    await guard.allowMap();
    await openProjects(page);
    await press(page.getByRole('button', { name: 'Godta', exact: true }));
    await page.locator('#kontakt').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').getByText('Kart')).toBeVisible();
    await press(project(page, 'Lyst familiebad med eik'));
    await press(gallery(page).close);
    await page.waitForFunction(() => history.state === null);
    expect(await leaveAndReturn(page)).toBe('kept');
  },
);

test(
  'left while it was sending: an answer that came meanwhile counts, without one it sends still',
  { tag: '@engine' },
  async ({ page, guard }) => {
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const slow = await startProvider(() => answers[slow.posts() - 1]!.promise);
    guard.allow(/Foreign request: http:\/\/localhost/);
    await postTo(page, slow.url);
    const { button, success, error } = await openForm(page);
    await fillAndSend(page);
    await expect(button).toHaveText('Sender…');
    const come = async () => answers[0]!.resolve(new Response('Takk'));
    expect(await leaveAndReturn(page, come)).toBe('kept');
    await expect(success).toContainText('Takk for din henvendelse!');
    await expect(error).toBeEmpty();
    expect(slow.posts()).toBe(1);
    await fillAndSend(page);
    expect(await leaveAndReturn(page)).toBe('kept');
    await expect(button).toHaveText('Sender…');
    await expect(error).toBeEmpty();
    await expectKept(page);
    answers[1]!.resolve(new Response('Takk'));
    await expect(success).toContainText('Takk for din henvendelse!');
    await slow.close();
  },
);

test('brought back: an answer given elsewhere holds', { tag: '@engine' }, async ({ page, context }) => {
  await page.goto('/');
  const answerElsewhere = async () => {
    const other = await context.newPage();
    await other.goto('/');
    await decline(other);
  };
  expect(await leaveAndReturn(page, answerElsewhere)).toBe('kept');
  await expect(banner(page)).toBeHidden();
});
