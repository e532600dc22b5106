import type { Page } from '@playwright/test';
import { banner, decline } from '../support/consent.ts';
import { answerPosts, fill, openForm, provider } from '../support/enquiry.ts';
import { lookAtFocus } from '../support/focus.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/** Where there is little room between the header and the notice. */
const looks = {
  'with the banner': async (page: Page) => expect(banner(page)).toBeVisible(),
  'with text at 200 %': async (page: Page) => {
    await decline(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  },
};

for (const [look, prepare] of Object.entries(looks))
  test(
    `a failed send leaves its button in view, ${look}`,
    { tag: ['@phone', '@landing'] },
    async ({ page, guard }) => {
      guard.allow(/ERR_CONNECTION_RESET/);
      await answerPosts(page, provider.breaksOff);
      const { button, error } = await openForm(page);
      await prepare(page);
      await fill(page);
      // Where the notice will be.
      await button.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await press(button);
      await expect(error).toContainText('Noe gikk galt');
      const isSeen = () =>
        button.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
      await expect.poll(isSeen).toBe(true);
    },
  );

test(
  'sent by the keyboard: the focus stays at the button, and is seen',
  { tag: '@landing' },
  async ({ page, inbox }) => {
    const { button, success } = await openForm(page);
    await fill(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(success).toContainText('Takk for din henvendelse!');
    expect(inbox.messages()).toHaveLength(1);
    await expect(page.getByRole('group', { name: 'Send oss en melding' })).toBeFocused();
    expect((await lookAtFocus(page)).problem).toBeUndefined();
  },
);

test(
  'the second tap of a double tap on the button does not call the firm',
  { tag: ['@phone', '@landing'] },
  async ({ page, guard }) => {
    guard.allow(/ERR_CONNECTION_RESET/);
    await page.setViewportSize({ width: 320, height: 640 });
    await answerPosts(page, provider.breaksOff);
    const { button, error } = await openForm(page);
    await fill(page);
    // Where the notice will have its links.
    await button.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().top - 0.6 * innerHeight, behavior: 'instant' });
    });
    const call = error.locator('..').getByRole('link', { name: /^Ring/ });
    await page.evaluate(() => {
      addEventListener('click', ({ target, defaultPrevented }) => {
        const isCall = target instanceof Element && target.closest('.notice a') !== null;
        if (isCall) document.title = defaultPrevented ? 'stopped' : 'called';
      });
    });
    const { x, y, width, height } = (await button.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(call).toBeVisible();
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page).not.toHaveTitle('called');
    await expect(call).toBeVisible();
  },
);
