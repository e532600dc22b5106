import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { answer, banner, expectStored, settings } from '../support/consent.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/** Covers the page with a link, which is below the banner and the dialog. */
function coverWithLink() {
  const link = Object.assign(document.createElement('a'), { href: '#kontakt' });
  Object.assign(link.style, { position: 'fixed', inset: '0' });
  document.querySelector('main')?.append(link);
}

/** Every width with a layout of its own, a low window, and phones in landscape. */
const sizes = ['320x640', '390x844', '768x1024', '844x390', '1024x768', '1280x600', '1920x1080', '667x375'];

/** The banner leaves the page in view at every width. */
async function expectInView(page: Page) {
  const heightOf = async () => (await banner(page).boundingBox())!.height;
  await page.goto('/');
  for (const size of sizes) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    expect((await heightOf()) / height, `${width} px`).toBeLessThan(0.25);
  }
  // A phone in landscape, in a demo, whose header has one more row.
  await page.evaluate(() => document.documentElement.toggleAttribute('data-demo', true));
  const heading = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect(heading.y + heading.height).toBeLessThan((await banner(page).boundingBox())!.y);
  // 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await heightOf()).toBeLessThan(128);
  for (const button of await banner(page).getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 });
}

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
  await expectInView(page);
});

test('the banner never shows to a visitor who has answered', async ({ page }) => {
  await answer(page, 'false');
  await page.route('**/_astro/*.js', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(banner(page)).toBeHidden();
});

test('the banner works before the rest of the page has come', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const [body] = (await response.text()).split('<header');
    await route.fulfill({ response, body: body! });
  });
  await page.goto('/');
  await press(banner(page).getByRole('button', { name: 'Innstillinger' }));
  await press(settings(page).getByRole('button', { name: 'Godta alle' }));
  await expect(banner(page)).toBeHidden();
  await expectStored(page, 'true');
});

for (const name of ['Avslå', 'Godta alle'])
  test(`a second press on «${name}» is ignored`, { tag: '@phone' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    if (name === 'Godta alle') await press(banner(page).getByRole('button', { name: 'Innstillinger' }));
    const button = page.getByRole('button', { name, exact: true });
    const { x, y, width, height } = (await button.boundingBox())!;
    const point = { x: x + width / 2, y: y + height / 2 };
    const tap = () => page.touchscreen.tap(point.x, point.y);
    await page.evaluate(coverWithLink);
    // Together, as what is slow between them could take longer than a double tap.
    await Promise.all([tap(), tap()]);
    await expect(button).toBeHidden();
    await pause(600);
    await expect(page).not.toHaveURL(/#/);
    await tap();
    await expect(page).toHaveURL(/#kontakt$/);
  });
