import type { Page } from '@playwright/test';
import { gallery, openProjects, project } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/** Moves fingers over the picture, each from a start to an end, in pixels from its middle along an axis. */
async function move(page: Page, fingers: { from: number; to: number }[], axis: 'x' | 'y' = 'x') {
  const { x, y, width, height } = (await gallery(page).picture.boundingBox())!;
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

test('a swipe turns, a pinch enlarges, closing returns to the link', { tag: '@phone' }, async ({ page }) => {
  await openProjects(page);
  const link = project(page, 'Marmorbad med frittstående kar');
  await press(link);
  const { picture, count, close } = gallery(page);
  await expect(count).toHaveText('Bilde 1 av 4');
  await move(page, [{ from: 100, to: -120 }]);
  await expect(count).toHaveText('Bilde 2 av 4');
  const before = (await picture.boundingBox())!.width;
  const pinch = () =>
    move(page, [
      { from: -30, to: -120 },
      { from: 30, to: 120 },
    ]);
  const widthBecomes = (width: number) =>
    expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThan(width);
  await pinch();
  await widthBecomes(before * 1.5);
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
  // One finger moves the enlarged picture; the browser does not take the movement for its own.
  await pinch();
  await widthBecomes(before * 2.5);
  const { y } = (await picture.boundingBox())!;
  await move(page, [{ from: -60, to: 60 }], 'y');
  await expect.poll(async () => (await picture.boundingBox())!.y).toBeGreaterThan(y + 100);
  await expect(count).toHaveText('Bilde 2 av 4');
  await page.setViewportSize({ width: 844, height: 390 });
  await press(close);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});
