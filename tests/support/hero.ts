import type { Page } from '@playwright/test';

/** The picture of the hero that shows. */
export const shown = (page: Page) => page.locator('#hjem [data-turn="current"] img');
/** Which one it is, as in «1/10». */
export const index = (page: Page) => page.locator('#hjem').getByText(/^\d+\/10$/);

/** From here on only the test moves the clock. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: new Date('2026-11-20T08:00:00') });
  // Minutes ahead, as the installed clock runs on, and cannot be paused at a time that has passed.
  await page.clock.pauseAt(new Date('2026-11-20T08:05:00'));
}

/** Opens the page with a clock that only the test moves, and waits for the photographs that it asks for. */
export async function openHero(page: Page) {
  await stopClock(page);
  // Those of the sections below may be asked for after the load event.
  await page.goto('/', { waitUntil: 'networkidle' });
  await shown(page).evaluate((image: HTMLImageElement) => image.decode());
}

/** Lets time pass and the next picture arrive. */
export async function turn(page: Page) {
  await page.clock.runFor(3600);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('#hjem picture img')].every((image) => image.complete),
  );
  await page.clock.runFor(2400);
}
