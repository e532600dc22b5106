import { fill, parts } from './support/enquiry.ts';
import { expect, test } from './support/test.ts';

test('a slow 3G line: an early tap is answered at once, and everything ends usable', async ({
  page,
  inbox,
  isMobile,
}) => {
  test.skip(!isMobile, 'Slow lines are for phones.');
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
  const decline = page.getByRole('button', { name: 'Avslå', exact: true });
  await decline.click();
  await expect(decline).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('false');
  const { button, success } = parts(page);
  await page.locator('#skjema').scrollIntoViewIfNeeded();
  await page.locator('#skjema[novalidate]').waitFor({ timeout: 60_000 });
  await fill(page);
  await button.click();
  await expect(success).toContainText('Takk for din henvendelse!', { timeout: 30_000 });
  expect(await inbox.messages()).toHaveLength(1);
});
