import { decline } from './support/consent.ts';
import { fill, parts } from './support/enquiry.ts';
import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

test(
  'a slow 3G line: an early tap is answered at once, and everything ends usable',
  { tag: '@phone' },
  async ({ page, inbox }) => {
    test.setTimeout(120_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.goto('/', { waitUntil: 'commit' });
    await decline(page);
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('false');
    const { button, success } = parts(page);
    await page.locator('#skjema').scrollIntoViewIfNeeded();
    await page.locator('#skjema[novalidate]').waitFor({ timeout: 60_000 });
    await fill(page);
    await press(button);
    await expect(success).toContainText('Takk for din henvendelse!', { timeout: 30_000 });
    expect(await inbox.messages()).toHaveLength(1);
  },
);
