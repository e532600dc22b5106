import type { Page } from '@playwright/test';

/** The picture of the hero that is shown. */
export const shownPicture = (page: Page) => page.locator('#hjem [data-turn="current"] img');
/** The number of that picture, as in «1/10». */
export const pictureNumber = (page: Page) => page.locator('#hjem').getByText(/^\d+\/10$/);

/** Stops the page's clock, which from here on only the test moves. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: new Date('2026-11-20T08:00:00') });
  // Minutes ahead, because the installed clock runs, and cannot be paused at a time that has passed.
  await page.clock.pauseAt(new Date('2026-11-20T08:05:00'));
}

/** Opens the page with a clock that only the test moves, and waits for the photographs that it asks for. */
export async function openHero(page: Page) {
  await stopClock(page);
  // Photographs of the sections below may be requested after the load event.
  await page.goto('/', { waitUntil: 'networkidle' });
  await shownPicture(page).evaluate((image: HTMLImageElement) => image.decode());
}

/** Lets time pass until the next picture has arrived and is shown. */
export async function waitForNextPicture(page: Page) {
  await page.clock.runFor(3600);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('#hjem picture img')].every((image) => image.complete),
  );
  await page.clock.runFor(2400);
}
