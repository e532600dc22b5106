import type { Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../tools/chromium.ts';
import { answerPosts, enquiry, expectKept, failureNotice, fill, openForm, sent } from './support/enquiry.ts';
import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

/*
 * Pages that the browser froze and brings back as they were. Playwright switches that off, so these tests have a browser of
 * their own that keeps it.
 */

const executablePath = process.env['CHROMIUM_PATH'] ?? findChromium();

test.use({
  launchOptions: {
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath !== undefined && { executablePath }),
  },
});

/** Leaves for the privacy page and comes back; false where the browser did not freeze the page but loaded it anew. */
async function leaveAndComeBack(page: Page, meanwhile = async () => {}) {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['thawed'] = String(persisted);
    }),
  );
  await page.goto('/personvern');
  await meanwhile();
  // A page that comes back as it was does not load again.
  await page.goBack({ waitUntil: 'commit' });
  return (await page.locator('html').getAttribute('data-thawed')) === 'true';
}

test('left while it was sending: the form says that it may not have arrived, keeps the text and sends again', async ({
  page,
  inbox,
  guard,
}) => {
  guard.allow(/ERR_|Failed to load resource/);
  await answerPosts(page, () => new Promise(() => undefined));
  const { button, error, followUp, tryAgain, success } = await openForm(page);
  await fill(page);
  await press(button);
  await expect(button).toHaveText('Sender…');
  const thawed = await leaveAndComeBack(page);
  expect(thawed).toBe(true);
  await expect(error).toHaveText(failureNotice);
  await expect(followUp).toContainText('Teksten din er ikke borte');
  await expectKept(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await press(tryAgain);
  await expect(success).toContainText('Takk for din henvendelse!');
  expect(await inbox.messages()).toEqual([expect.objectContaining(sent)]);
});

test('brought back later: what was typed is there, and an answer given elsewhere meanwhile is followed', async ({
  page,
  context,
}) => {
  const { message } = await openForm(page);
  await fill(page);
  const thawed = await leaveAndComeBack(page, async () => {
    const other = await context.newPage();
    await other.goto('/');
    const no = other.getByRole('button', { name: 'Avslå', exact: true });
    await press(no);
    // A click before the banner's script is there counts once it is.
    await expect(no).toBeHidden();
    await other.close();
  });
  expect(thawed).toBe(true);
  await expect(message).toHaveValue(enquiry.message);
  await expectKept(page);
  await expect(page.getByRole('button', { name: 'Avslå', exact: true })).toBeHidden();
});
