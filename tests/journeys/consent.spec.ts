import { storeAnswer, banner, expectStored, settings } from '../support/consent.ts';
import { breakOff, serveInPieces } from '../support/pieces.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/** Every width with a layout of its own, phones in landscape, split screens, and 300 to 400 % zoom. */
const sizes = [
  ...['320x640', '390x844', '768x1024', '844x390', '1024x768', '1280x600', '1920x1080', '667x375'],
  ...['320x256', '360x256', '400x240', '480x220', '540x220', '570x200', '600x200', '640x200'],
  ...['360x400', '412x400', '412x401', '320x401', '427x267', '360x480', '640x480'],
];

/** Where the banner's parts are, and the end of the page above it. */
function measureBanner() {
  const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const words = document.querySelector('.consent-banner-words')!;
  const longest = [...words.querySelectorAll('h2, p, a')].map((each) => {
    const style = getComputedStyle(each);
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = style.font;
    return Math.max(...each.textContent.split(/\s+/).map((word) => context.measureText(word).width));
  });
  return {
    height: boxOf('.consent-banner').height,
    top: boxOf('.consent-banner').top,
    reserved: boxOf('.page-end').height,
    endOfPage: boxOf('.page > footer').bottom,
    wordsWidth: words.clientWidth,
    longestWord: Math.max(...longest),
  };
}

test(
  'the banner leaves the page in view in every window, and its words can be read',
  { tag: '@landing' },
  async ({ page }) => {
    await page.goto('/');
    for (const size of sizes) {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      const found = await page.evaluate(measureBanner);
      expect(found.height / height, size).toBeLessThanOrEqual(height > 400 ? 0.25 : 0.6);
      expect(found.wordsWidth, size).toBeGreaterThanOrEqual(Math.min(180, width - 40));
      expect(found.wordsWidth, size).toBeGreaterThan(found.longestWord);
      expect(found.reserved, size).toBeCloseTo(found.height, 0);
      expect(found.endOfPage, size).toBeLessThanOrEqual(found.top + 1);
      for (const button of await banner(page).getByRole('button').all())
        await expect(button, size).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.setViewportSize({ width: 667, height: 375 });
    // A phone in landscape, in a demo, whose header has one more row.
    await page.evaluate(() => document.documentElement.toggleAttribute('data-demo', true));
    const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    expect(heading.y + heading.height).toBeLessThan((await banner(page).boundingBox())!.y);
  },
);

test('every page asks, beside phone and e-mail, and refusing is as easy as accepting', async ({
  page,
  guard,
}) => {
  guard.allow(/404/, /finnes-ikke/);
  for (const path of ['/', '/personvern', '/finnes-ikke']) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).getByRole('button')).toHaveText(['Innstillinger', 'Avslå', 'Godta']);
    await expectStored(page, null);
    // Phone and e-mail are in header and footer.
    for (const part of ['banner', 'contentinfo'] as const)
      for (const href of ['tel:+4700000000', 'mailto:post@eksempelbad.example'])
        await expect(
          page.getByRole(part).locator(`a[href="${href}"]`).filter({ visible: true }),
        ).not.toHaveCount(0);
  }
  const looks = await banner(page)
    .getByRole('button', { name: /Avslå|Godta/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
        return { backgroundColor, color, fontSize, fontWeight, height: button.clientHeight };
      }),
    );
  expect(looks[0]).toEqual(looks[1]);
});

test('the banner never shows to a visitor who has answered', async ({ page }) => {
  await storeAnswer(page, 'false');
  await page.route('**/_astro/*.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(banner(page)).toBeHidden();
});

test('the banner works before the rest of the page has come', { tag: '@landing' }, async ({ page }) => {
  await breakOff(page, '<main');
  await page.goto('/');
  await press(banner(page).getByRole('button', { name: 'Godta' }));
  await expect(banner(page)).toBeHidden();
  await expectStored(page, 'true');
});

test('the settings open as soon as they have come', { tag: '@landing' }, async ({ page, guard, baseURL }) => {
  guard.allow(/Foreign request: http:\/\/localhost/);
  const rest = Promise.withResolvers<null>();
  const server = await serveInPieces(baseURL!, /(?=<main)/, () => rest.promise);
  await page.goto(server.address, { waitUntil: 'commit' });
  await press(banner(page).getByRole('button', { name: 'Innstillinger' }));
  await expect(banner(page)).toBeHidden();
  rest.resolve(null);
  await expect(settings(page)).toBeVisible();
  server.close();
});

test('a press in the first moments of a page counts', { tag: ['@phone', '@landing'] }, async ({ page }) => {
  await page.goto('/');
  const { x, y } = (await banner(page).getByRole('button', { name: 'Godta' }).boundingBox())!;
  await page.goto('/personvern');
  await press(page.getByRole('banner').getByRole('link', { name: /til forsiden/ }));
  // Chromium drops presses before the first frame of a page.
  await page.waitForURL('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.touchscreen.tap(x + 20, y + 20);
  await expect(banner(page)).toBeHidden();
  await expectStored(page, 'true');
});
