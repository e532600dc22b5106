import type { Page } from '@playwright/test';
import { gallery, leavingForPicture, openProjects, project } from './support/gallery.ts';
import { press } from './support/press.ts';
import { expect, test } from './support/test.ts';

const first = 'Lyst familiebad med eik';

test.beforeEach(async ({ page }) => openProjects(page));

test('opens a project on the whole screen, at its first picture', { tag: '@both' }, async ({ page }) => {
  await press(project(page, first));
  const { dialog, count, picture, thumbnail } = gallery(page);
  await expect(count).toHaveText('Bilde 1 av 8');
  await expect(dialog.getByRole('heading', { name: first })).toBeVisible();
  await expect(picture).toHaveAttribute('alt', /^Lyst bad med to servanter/);
  const { width, height } = page.viewportSize()!;
  const box = (await dialog.boundingBox())!;
  expect(box).toMatchObject({ x: 0, y: 0, height });
  // The width of the page's scroll bar is reserved.
  expect(box.width).toBeGreaterThanOrEqual(width - 15);
  const tile = (await thumbnail(1).boundingBox())!;
  expect([tile.width, tile.height]).toEqual([64, 64]);
  await expect(dialog.getByRole('button', { name: /^Vis bilde/ })).toHaveCount(8);
  await expect(thumbnail(1)).toHaveAttribute('aria-current', 'true');
  // Pictures keep their shape, unclipped, as AVIF where it is known.
  await expect(async () => {
    const shown = await picture.evaluate((image: HTMLImageElement) => ({
      file: image.currentSrc,
      shape: image.clientWidth / image.clientHeight,
      whole: image.naturalWidth / image.naturalHeight,
    }));
    expect(shown.file).toMatch(/\.avif$/);
    expect(shown.shape).toBeCloseTo(shown.whole, 1);
  }).toPass();
  await expect(picture).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText(/^Eksempelby, 2023\. .* membranen før flisene ble lagt\.$/)).toBeInViewport({
    ratio: 1,
  });
  if (width < 768) return;
  const middle = ({ x, width: wide }: { x: number; width: number }) => x + wide / 2;
  const heading = (await dialog.getByRole('heading', { name: first }).boundingBox())!;
  expect(middle(heading)).toBeCloseTo(middle((await picture.boundingBox())!), 0);
});

test('a thumbnail opens its own picture, and the rest its first one', async ({ page }) => {
  const { count, close, picture, dialog } = gallery(page);
  await press(page.getByRole('link', { name: /^Vis bilde 3 av 8/ }));
  await expect(count).toHaveText('Bilde 3 av 8');
  await expect(picture).toHaveAttribute('alt', /^To ovale servanter/);
  await press(close);
  await expect(dialog).toBeHidden();
  await press(page.getByRole('link', { name: /^\+4/ }));
  await expect(count).toHaveText('Bilde 5 av 8');
});

test('turns by its strip, its buttons and the arrow keys, round both ends, wherever the focus is', async ({
  page,
}) => {
  await press(project(page, first));
  const { count, thumbnail, picture, next, previous } = gallery(page);
  await press(thumbnail(6));
  await expect(count).toHaveText('Bilde 6 av 8');
  await expect(picture).toHaveAttribute('alt', /^Nærbilde av svart kran/);
  await press(thumbnail(1));
  await expect(count).toHaveText('Bilde 1 av 8');
  await press(previous);
  await expect(count).toHaveText('Bilde 8 av 8');
  await expect(thumbnail(8)).toBeInViewport({ ratio: 1 });
  await expect(thumbnail(8)).toHaveAttribute('aria-current', 'true');
  await expect(thumbnail(1)).not.toHaveAttribute('aria-current');
  await press(next);
  await expect(count).toHaveText('Bilde 1 av 8');
  await page.keyboard.press('ArrowLeft');
  await expect(count).toHaveText('Bilde 8 av 8');
  await thumbnail(8).focus();
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText('Bilde 1 av 8');
  // A press on the picture does not close it.
  await picture.click();
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText('Bilde 2 av 8');
});

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'the close button': (page) => press(gallery(page).close),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click beside the picture': async (page) => {
    const stage = (await gallery(page).dialog.boundingBox())!;
    await page.mouse.click(stage.x + stage.width / 2, stage.y + 84);
  },
  "the browser's back button": (page) => page.goBack(),
};

test('every way out closes it, returns the focus and leaves nothing in the history', async ({ page }) => {
  const link = page.getByRole('link', { name: /^Vis bilde 3 av 8/ });
  const address = page.url();
  const { dialog, count } = gallery(page);
  for (const [way, close] of Object.entries(ways))
    await test.step(way, async () => {
      await press(link);
      await expect(count).toBeVisible();
      await expect(page.locator('dialog#galleri[open]')).toBeVisible();
      await close(page);
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      await expect(page.locator('dialog#galleri[open]')).toHaveCount(0);
      expect(page.url()).toBe(address);
      await page.waitForFunction(() => history.state === null);
    });
});

test('the browser can go forward into it again, and a reload keeps it', async ({ page }) => {
  await press(page.getByRole('link', { name: /^Vis bilde 3 av 8/ }));
  const { count, dialog } = gallery(page);
  await expect(count).toHaveText('Bilde 3 av 8');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(count).toHaveText('Bilde 3 av 8');
  await page.reload();
  await expect(count).toHaveText('Bilde 3 av 8');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the page behind holds still', { tag: '@both' }, async ({ page, isMobile }) => {
  const place = () =>
    page.evaluate(() => ({
      scroll: scrollY,
      left: document.querySelector('#prosjekter-tittel')!.getBoundingClientRect().left,
    }));
  // A smooth scroll on a busy machine pauses between frames: it would go on after `before`.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const link = project(page, first);
  await link.hover();
  await settle(page);
  const before = await place();
  await press(link);
  const { dialog, count } = gallery(page);
  await expect(count).toBeVisible();
  const behind = await place();
  if (!isMobile) await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await settle(page);
  expect(await place()).toEqual(behind);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await settle(page);
  expect(await place()).toEqual(before);
});

/** Waits until the page has stopped scrolling. */
async function settle(page: Page) {
  let last = -1;
  await expect
    .poll(
      async () => {
        const previous = last;
        last = await page.evaluate(() => scrollY);
        return last - previous;
      },
      { intervals: [100] },
    )
    .toBe(0);
}

test('its code comes on intent, not with the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await openProjects(page);
  const own = () => asked.filter((path) => /\/Gallery\.|\/galleri\//.test(path));
  expect(own()).toEqual([]);
  await project(page, first).focus();
  await expect.poll(() => own().length).toBe(2);
  expect(own()).toContain('/galleri/proj1.json');
  await press(project(page, first));
  await expect(gallery(page).count).toBeVisible();
  expect(own().length).toBe(2);
});

test.describe('where something fails', () => {
  for (const [what, pattern] of [
    ['the code', '**/_astro/Gallery.*.js'],
    ["the project's file", '**/galleri/*.json'],
  ] as const) {
    test(`${what} does not load: the link opens the picture`, async ({ page, guard }) => {
      guard.allow(/Failed to load resource/);
      guard.allow(leavingForPicture);
      await page.route(pattern, (route) => route.abort());
      const link = page.getByRole('link', { name: /^Vis bilde 2 av 8/ });
      const picture = (await link.getAttribute('href'))!;
      await press(link);
      await expect(page).toHaveURL(picture);
    });
  }

  test('a picture does not load: its alternative text replaces it, and the others still show', async ({
    page,
    guard,
  }) => {
    guard.allow(/Failed to load resource/);
    const file = (await page.getByRole('link', { name: /^Vis bilde 2 av 8/ }).getAttribute('href'))!;
    const name = file.split('/').at(-1)!.split('_')[0]!;
    await page.route(`**/${name}_*`, (route) => route.abort());
    await press(project(page, first));
    const { next, picture } = gallery(page);
    await press(next);
    await expect(picture).toHaveAttribute('alt', /^Badet sett mot en hvit dør/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
    expect((await picture.boundingBox())!.height).toBeGreaterThan(200);
    await press(next);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test("a click for a new tab stays the browser's", async ({ page, context }) => {
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    press(project(page, first), { modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL(/\.webp$/, { waitUntil: 'commit' });
  await expect(gallery(page).dialog).toBeHidden();
});

test.describe('by touch', { tag: '@phone' }, () => {
  /** Moves fingers over the picture, each from a start to an end, in pixels from its middle. */
  async function move(page: Page, fingers: { from: number; to: number }[]) {
    const { x, y, width, height } = (await gallery(page).picture.boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const at = (part: number) =>
      fingers.map(({ from, to }, id) => ({
        id,
        x: x + width / 2 + from + (to - from) * part,
        y: y + height / 2,
      }));
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= 10; step++) {
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('a phone that is turned meanwhile comes back to the project', async ({ page }) => {
    const link = project(page, 'Marmorbad med frittstående kar');
    await press(link);
    const { count, close } = gallery(page);
    await expect(count).toHaveText('Bilde 1 av 4');
    await page.setViewportSize({ width: 844, height: 390 });
    await press(close);
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

  test('a swipe turns', async ({ page }) => {
    await press(project(page, first));
    const { count } = gallery(page);
    await expect(count).toHaveText('Bilde 1 av 8');
    await move(page, [{ from: 100, to: -120 }]);
    await expect(count).toHaveText('Bilde 2 av 8');
    await move(page, [{ from: -100, to: 120 }]);
    await expect(count).toHaveText('Bilde 1 av 8');
  });

  test('a pinch enlarges the picture, not the page', async ({ page }) => {
    await press(project(page, first));
    const { picture, count } = gallery(page);
    await expect(count).toBeVisible();
    const before = (await picture.boundingBox())!.width;
    await move(page, [
      { from: -30, to: -120 },
      { from: 30, to: 120 },
    ]);
    await expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThan(before * 1.5);
    expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
    await expect(count).toHaveText('Bilde 1 av 8');
  });
});
