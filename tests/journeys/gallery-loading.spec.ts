import type { Route } from '@playwright/test';
import { gallery, leavingForPicture, openProjects, project } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

const first = 'Lyst familiebad med eik';

test('its code comes on intent, a late picture is waited for, and text replaces a missing one', async ({
  page,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openProjects(page);
  const own = () => asked.filter((path) => /\/Gallery\.|\/galleri\//.test(path));
  expect(own()).toEqual([]);
  await project(page, first).focus();
  await expect.poll(() => own().length).toBe(2);
  expect(own()).toContain('/galleri/proj1.json');

  const held = Promise.withResolvers<undefined>();
  await page.route('**/*.avif', async (route) => {
    await held.promise;
    await route.continue();
  });
  const file = (await page.getByRole('link', { name: /^Vis bilde 2 av 8/ }).getAttribute('href'))!;
  // All sizes of a picture share their beginning.
  const name = /[^/]+(?=-\d+x\d+\.)/.exec(file)![0];
  await page.route(`**/${name}-*`, (route) => route.abort());
  await press(project(page, first));
  const { count, dialog, next, picture } = gallery(page);
  await expect(count).toBeVisible();
  expect(own().length).toBe(2);
  const waiting = dialog.getByText('Henter bildet …').first();
  await expect(waiting).toBeVisible();
  held.resolve(undefined);
  await expect(waiting).toBeHidden();

  await press(next);
  await expect(picture).toHaveAttribute('alt', /^Badet sett mot en hvit dør/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
  expect((await picture.boundingBox())!.height).toBeGreaterThan(200);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Shown again, it is asked for again, also where the carousel has not moved it out of view.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(picture).toHaveAttribute('alt', /^Badet sett mot en hvit dør/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('its file does not come: without a line, and when it takes ten seconds', async ({
  page,
  context,
  guard,
}) => {
  await openProjects(page);
  guard.allow(/Failed to load resource/);
  await context.setOffline(true);
  await press(project(page, first));
  const { opening, tryAgain, count, close } = gallery(page);
  await expect(opening).toHaveText('Bildene kunne ikke hentes.');
  await context.setOffline(false);
  await expect(count).toHaveText('Bilde 1 av 8');
  await press(close);
  await expect(project(page, first)).toBeFocused();

  await page.clock.install();
  await page.route('**/galleri/*.json', () => {});
  await press(page.getByRole('link', { name: /^Vis bilde 2 av 4: To/ }));
  await expect(opening).toHaveText('Henter bildene …');
  // The space of the page's scroll bar is as dark as the gallery.
  const ground = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground('body')).toBe(await ground('#galleri'));
  await page.clock.runFor(10_000);
  await expect(opening).toHaveText('Bildene kunne ikke hentes.');
  await expect(tryAgain).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await press(tryAgain);
  await page.clock.runFor(100);
  await expect(count).toHaveText('Bilde 2 av 4');
});

test('pressed before any script has come: without a line it says so, with one the picture opens', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/Failed to load resource/, leavingForPicture);
  await page.route('**/_astro/*.js', (route) => route.abort());
  await openProjects(page);
  await context.setOffline(true);
  await press(project(page, first));
  const { opening, tryAgain } = gallery(page);
  await expect(opening).toHaveText('Bildene kunne ikke hentes.');
  await press(page.locator('#galleri').getByRole('button', { name: 'Lukk galleriet' }));
  await press(project(page, first));
  await expect(tryAgain).toBeVisible();
  await context.setOffline(false);
  await page.waitForURL(/\.webp$/);
});

test('pressed before any script has come, and another after Escape: its picture opens', async ({
  page,
  guard,
}) => {
  guard.allow(/Failed to load resource/, leavingForPicture);
  await page.route('**/_astro/*.js', (route) => route.abort());
  await openProjects(page);
  const answer = Promise.withResolvers<undefined>();
  await page.route('/', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await press(project(page, first));
  await expect(gallery(page).opening).toHaveText('Henter bildene …');
  await page.keyboard.press('Escape');
  const second = page.locator('#prosjekter a[data-gallery]:not([data-gallery="proj1"])').first();
  const picture = (await second.getAttribute('href'))!;
  await press(second);
  answer.resolve(undefined);
  await page.waitForURL(picture);
});

test('pressed while the script is on its way: the gallery opens', async ({ page }) => {
  const script = Promise.withResolvers<Route>();
  await page.route('**/_astro/index*.js', script.resolve);
  const asked = Promise.withResolvers<Route>();
  await page.goto('/', { waitUntil: 'commit' });
  await page.route('/', asked.resolve);
  await press(project(page, first));
  const { opening, count } = gallery(page);
  await expect(opening).toHaveText('Henter bildene …');
  await (await script.promise).continue();
  await page.locator('#prosjekter[data-gallery-listens]').waitFor({ state: 'attached' });
  await (await asked.promise).continue();
  await expect(count).toHaveText('Bilde 1 av 8');
});

test('pictures that failed come when the line is back', async ({ page, context, guard }) => {
  await openProjects(page);
  guard.allow(/Failed to load resource/);
  await context.setOffline(true);
  const photos = page.locator('main img');
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveJSProperty('complete', true);
  }
  const broken = () =>
    photos.evaluateAll(
      (all: HTMLImageElement[]) => all.filter((image) => image.complete && image.naturalWidth === 0).length,
    );
  await expect.poll(broken).toBeGreaterThan(3);
  const asked: string[] = [];
  page.on('requestfinished', (request) => asked.push(request.url()));
  await context.setOffline(false);
  await expect.poll(broken).toBe(0);
  expect(new Set(asked).size).toBe(asked.length);
});
