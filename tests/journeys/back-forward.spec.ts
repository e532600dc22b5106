import type { Page } from '@playwright/test';
import { banner, decline } from '../support/consent.ts';
import { answerPosts, expectKept, failureNotice, fillAndSend, openForm } from '../support/enquiry.ts';
import { gallery, openProjects, project } from '../support/gallery.ts';
import { launchOptions } from '../support/full-chromium.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/* The browser's back/forward cache: pages that are frozen when they are left, and restored as they were. */

test.use({ launchOptions });

/** Leaves for another page and goes back. Returns `kept`, or the reason why the page was loaded again. */
async function leaveAndReturn(page: Page, meanwhile = async () => {}) {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['outcome'] = 'kept';
    }),
  );
  await page.goto(page.url().endsWith('/personvern') ? '/' : '/personvern');
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

for (const [state, open] of Object.entries({
  'the privacy page': (page: Page) => page.goto('/personvern'),
  'a page whose map is shown': async (page: Page) => {
    await page.goto('/');
    await press(page.getByRole('button', { name: 'Godta', exact: true }));
    await page.locator('#kontakt').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').getByText('Kart')).toBeVisible();
  },
  'a page whose gallery was open': async (page: Page) => {
    await openProjects(page);
    await press(project(page, 'Lyst familiebad med eik'));
    await press(gallery(page).close);
    await page.waitForFunction(() => history.state === null);
  },
}))
  test(`the browser keeps ${state} for the way back`, async ({ page, guard }) => {
    guard.allow(/Foreign request: https:\/\/www\.google\.com\/maps/);
    await open(page);
    expect(await leaveAndReturn(page)).toBe('kept');
  });

test('left while it was sending: it may not have arrived', async ({ page, guard }) => {
  guard.allow(/ERR_|Failed to load resource/);
  await answerPosts(page, () => new Promise(() => undefined));
  const { button, error, followUp } = await openForm(page);
  await fillAndSend(page);
  await expect(button).toHaveText('Sender…');
  expect(await leaveAndReturn(page)).toBe('kept');
  await expect(error).toContainText(failureNotice);
  await expect(followUp).toContainText('Det er usikkert om meldingen kom frem');
  await expectKept(page);
});

test('brought back: an answer given elsewhere holds', async ({ page, context }) => {
  await page.goto('/');
  const answerElsewhere = async () => {
    const other = await context.newPage();
    await other.goto('/');
    await decline(other);
  };
  expect(await leaveAndReturn(page, answerElsewhere)).toBe('kept');
  await expect(banner(page)).toBeHidden();
});
