import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { gallery, openProjects, project, restingBox } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/** Moves fingers over the picture, each from a start to an end, in pixels from its middle along an axis. */
async function move(page: Page, fingers: { from: number; to: number }[], axis: 'x' | 'y' = 'x') {
  const { x, y, width, height } = await restingBox(page);
  const client = await page.context().newCDPSession(page);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const at = (part: number) =>
    fingers.map(({ from, to }, id) => ({ ...middle, id, [axis]: middle[axis] + from + (to - from) * part }));
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step++) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The next attempt follows at once, as the next finger does. */
const soon = { timeout: 20_000, intervals: [50] };

/** The part of the page that is seen, in whole pixels. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const { offsetLeft: x, offsetTop: y, width, height } = visualViewport!;
    return { x: Math.round(x), y: Math.round(y), right: Math.round(innerWidth - x - width), width, height };
  });

test(
  'in an enlarged page fingers reach every part of the gallery',
  { tag: ['@phone', '@engine'] },
  async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
    /** One finger, from the middle of the window: over the picture. */
    const slide = async (right: number, down: number) => {
      const { width, height } = await seen(page);
      const at = (part: number) => ({
        x: (width / 2) * (1 + right * part),
        y: (height / 2) * (1 + down * part),
      });
      await touch('touchStart', at(0));
      for (const part of [0.2, 0.4, 0.6, 0.8]) {
        await touch('touchMove', at(part));
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await touch('touchEnd');
    };
    const { dialog, count, close } = gallery(page);
    for (const [scale, width, height] of [
      [1.5, 390, 844],
      [3, 844, 390],
    ] as const)
      await test.step(`${scale} times at ${width} px`, async () => {
        await page.setViewportSize({ width, height });
        await openProjects(page);
        await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: scale });
        await project(page, 'Marmorbad med frittstående kar').press('Enter');
        await expect(count).toHaveText('Bilde 1 av 4');
        await expect(async () => {
          await slide(1, -1);
          expect((await seen(page)).x).toBeLessThan(3);
        }).toPass(soon);
        await expect(async () => {
          await slide(-1, 1);
          const { right, y } = await seen(page);
          expect(Math.max(right, y)).toBeLessThan(3);
        }).toPass(soon);
        await expect(count).toHaveText('Bilde 1 av 4');
        const box = await close.evaluate((button) => button.getBoundingClientRect().toJSON());
        await expect(async () => {
          // The first tap may end the movement alone.
          const { x, y } = await seen(page);
          await touch('touchStart', { x: box.x + 24 - x, y: box.y + 24 - y });
          await touch('touchEnd');
          await expect(dialog).toBeHidden({ timeout: 1000 });
        }).toPass(soon);
        // The way back of the history would end the next visit.
        await page.waitForFunction(() => !history.state?.gallery);
        await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
      });
  },
);

test('a swipe turns, a pinch enlarges, closing returns to the link', { tag: '@phone' }, async ({ page }) => {
  await openProjects(page);
  const link = project(page, 'Marmorbad med frittstående kar');
  await press(link);
  const { count, close } = gallery(page);
  await expect(count).toHaveText('Bilde 1 av 4');
  await move(page, [{ from: 130, to: -150 }]);
  await expect(count).toHaveText('Bilde 2 av 4');
  await move(page, [
    { from: -30, to: -120 },
    { from: 30, to: 120 },
  ]);
  const scale = () => page.evaluate(() => visualViewport!.scale);
  await expect.poll(scale).toBeGreaterThan(1.5);
  await expect(count).toHaveText('Bilde 2 av 4');
  await move(page, [
    { from: -120, to: -30 },
    { from: 120, to: 30 },
  ]);
  await expect.poll(scale).toBe(1);
  await restingBox(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await restingBox(page);
  await press(close);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

/** A quick finger across the picture, in pixels to the right; it does not wait for a list that moves. */
async function flick(page: Page, distance: number, steps = 5) {
  const { width, height } = page.viewportSize()!;
  const client = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: width / 2 + distance * (part - 0.5), y: height / 2 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test(
  'swipes go around both ends, and quick ones skip no picture',
  { tag: ['@phone', '@engine'] },
  async ({ page }) => {
    await openProjects(page);
    await press(project(page, 'Marmorbad med frittstående kar'));
    const { count, picture } = gallery(page);
    await expect(count).toHaveText('Bilde 1 av 4');
    for (const number of [2, 3, 4, 1, 2]) {
      await flick(page, -280);
      await expect(count).toHaveText(`Bilde ${number} av 4`);
      await restingBox(page);
      await expect(picture).toBeInViewport({ ratio: 1 });
    }
    for (const number of [1, 4, 3]) {
      await flick(page, 280);
      await expect(count).toHaveText(`Bilde ${number} av 4`);
    }
    // A hard fling, whose momentum would carry it on.
    await restingBox(page);
    await flick(page, -380, 2);
    await expect(count).toHaveText('Bilde 4 av 4');
    // Each while the list still moves, and may end that movement: the counter tells what is in view.
    for (let turn = 0; turn < 6; turn += 1) {
      await flick(page, -280);
      await pause(150);
    }
    await restingBox(page);
    await expect(picture).toBeInViewport({ ratio: 1 });
  },
);

test(
  'a swipe that catches the list on its way past an end is counted',
  { tag: ['@phone', '@engine'] },
  async ({ page }) => {
    await openProjects(page);
    await press(project(page, 'Marmorbad med frittstående kar'));
    const { dialog, count } = gallery(page);
    await expect(count).toHaveText('Bilde 1 av 4');
    await restingBox(page);
    await flick(page, 280);
    // Nearer to the copy of the last picture than to the first, but not at rest.
    await page.waitForFunction(() => {
      const list = document.querySelector('#galleri ul')!;
      return list.scrollLeft < list.clientWidth * 0.4;
    });
    // Faster than `flick`: the finger moves before the list's jump away from the copy is drawn.
    const client = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: 60, y: 400 });
    for (const x of [130, 200, 260, 330]) await touch('touchMove', { x, y: 400 });
    await touch('touchEnd');
    /** The number of the picture in the middle of the window, by its button in the strip. */
    const shown = () =>
      dialog.evaluate((element) => {
        const list = element.querySelector('ul')!;
        // Without the copies at both ends.
        const pictures = list.children.length - 2;
        const slide = Math.round(list.scrollLeft / list.clientWidth);
        return `Bilde ${((slide - 1 + pictures) % pictures) + 1} av ${pictures}`;
      });
    await expect(async () => expect(await count.textContent()).toBe(await shown())).toPass(soon);
  },
);

test(
  'a tap beside the picture closes, but not one that stops the slides on their way',
  { tag: ['@phone', '@engine'] },
  async ({ page }) => {
    await openProjects(page);
    await press(project(page, 'Marmorbad med frittstående kar'));
    const { dialog, count, picture } = gallery(page);
    await expect(count).toHaveText('Bilde 1 av 4');
    const { y } = await restingBox(page);
    // By events of its own, which come in time on a slow machine, too.
    const tapped = dialog.evaluate((element) => {
      const list = element.querySelector('ul')!;
      const next = (type: string) =>
        new Promise((resolve) => list.addEventListener(type, resolve, { once: true }));
      const tap = () => {
        const slide = list.children[2]!;
        for (const type of ['pointerdown', 'click'])
          slide.dispatchEvent(new PointerEvent(type, { bubbles: true }));
      };
      return next('touchend')
        .then(() => next('scroll'))
        .then(tap);
    });
    await flick(page, -280);
    await tapped;
    await expect(count).toHaveText('Bilde 2 av 4');
    await restingBox(page);
    await expect(picture).toBeInViewport({ ratio: 1 });
    await page.touchscreen.tap(195, y - 40);
    await expect(dialog).toBeHidden();
  },
);

test(
  'the counter is right far into a long list, in a window of a fraction of a pixel',
  { tag: '@landing' },
  async ({ page }) => {
    await page.route('**/galleri/*.json', async (route) => {
      const response = await route.fetch();
      const { pictures } = await response.json();
      const long = Array.from({ length: 30 }, (_, index) => pictures[index % pictures.length]);
      await route.fulfill({ response, json: { pictures: long } });
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await openProjects(page);
    // As Android's windows are, and those of an enlarged page.
    await page.locator('#galleri').evaluate((dialog) => (dialog.style.inlineSize = '319.55px'));
    await press(project(page, 'Lyst familiebad med eik'));
    const { count, thumbnail } = gallery(page);
    await expect(count).toHaveText('Bilde 1 av 30');
    await thumbnail(29).click();
    await expect(count).toHaveText('Bilde 29 av 30');
    await restingBox(page);
    // As a trackpad and screen readers scroll it.
    await page.locator('#galleri ul').evaluate((list) => list.scrollBy(list.clientWidth, 0));
    await expect(count).toHaveText('Bilde 30 av 30');
  },
);
