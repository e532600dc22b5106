import type { Page } from '@playwright/test';
import { gallery, openProjects, project } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

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

test('a swipe turns, a pinch enlarges, closing returns to the link', { tag: '@phone' }, async ({ page }) => {
  await openProjects(page);
  const link = project(page, 'Marmorbad med frittstående kar');
  await press(link);
  const { picture, count, close } = gallery(page);
  await expect(count).toHaveText('Bilde 1 av 4');
  await move(page, [{ from: 100, to: -120 }]);
  await expect(count).toHaveText('Bilde 2 av 4');
  const before = (await picture.boundingBox())!.width;
  await move(page, [
    { from: -30, to: -120 },
    { from: 30, to: 120 },
  ]);
  await expect.poll(async () => (await picture.boundingBox())!.width).toBeGreaterThan(before * 1.5);
  expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
  await expect(count).toHaveText('Bilde 2 av 4');
  await page.setViewportSize({ width: 844, height: 390 });
  await press(close);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});
