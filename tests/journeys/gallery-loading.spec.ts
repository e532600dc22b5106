import { setTimeout as pause } from 'node:timers/promises';
import { gallery, openProjects, project } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

const first = 'Lyst familiebad med eik';

test(
  'its list comes on intent, a late picture is waited for, and words replace a missing one',
  { tag: '@landing' },
  async ({ page, guard }) => {
    guard.allow(/Failed to load resource/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openProjects(page);
    // Neither its list nor a script of its own.
    const own = () => asked.filter((path) => path.startsWith('/galleri/'));
    const scripts = () => asked.filter((path) => path.endsWith('.js')).length;
    await page.waitForLoadState('networkidle');
    const scriptsBefore = scripts();
    expect(own()).toEqual([]);
    await project(page, first).focus();
    await expect.poll(own).toEqual(['/galleri/proj1.json']);

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
    const waiting = dialog.getByText('Henter bildet …');
    await expect(waiting).toBeVisible();
    held.resolve(undefined);
    await expect(waiting).toBeHidden();

    await press(next);
    await expect(picture).toHaveAttribute('alt', /^Badet sett mot en hvit dør/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await expect(picture).toHaveJSProperty('naturalWidth', 0);
    await expect(waiting).toBeHidden();
    expect((await picture.boundingBox())!.height).toBeGreaterThan(200);
    expect(own()).toEqual(['/galleri/proj1.json']);
    expect(scripts()).toBe(scriptsBefore);
  },
);

test(
  'its list does not come: without a line, and when it takes ten seconds',
  { tag: '@landing' },
  async ({ page, context, guard }) => {
    guard.allow(/Failed to load resource/);
    // Ten times as fast.
    await page.addInitScript(() => {
      const wait = AbortSignal.timeout;
      AbortSignal.timeout = (time) => wait.call(AbortSignal, time / 10);
    });
    await openProjects(page);
    await context.setOffline(true);
    await press(project(page, first));
    const { opening, tryAgain, count, close, dialog } = gallery(page);
    await expect(opening).toHaveText('Bildene kunne ikke hentes.');
    await expect(dialog).toHaveAccessibleName(first);
    await press(tryAgain);
    await expect(opening).toHaveText('Bildene kunne ikke hentes.');
    await context.setOffline(false);
    await expect(count).toHaveText('Bilde 1 av 8');
    await press(close);
    await expect(project(page, first)).toBeFocused();

    await page.route('**/galleri/*.json', () => {});
    await press(page.getByRole('link', { name: /^Vis bilde 2 av 4: To/ }));
    await expect(opening).toHaveText('Henter bildene …');
    await expect(dialog).toHaveAccessibleName('Mørkt bad i skifer');
    // The space of the page's scroll bar is as dark as the gallery.
    const ground = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground('body')).toBe(await ground('#galleri'));
    await expect(opening).toHaveText('Bildene kunne ikke hentes.');
    await expect(tryAgain).toBeFocused();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await press(tryAgain);
    await expect(count).toHaveText('Bilde 2 av 4');
    await expect(dialog).toBeFocused();
  },
);

test('opens before any script file has come', { tag: '@landing' }, async ({ page, guard }) => {
  guard.allow(/Failed to load resource/);
  await page.route('**/_astro/*.js', (route) => route.abort());
  await openProjects(page);
  await press(project(page, first));
  const { count, opening } = gallery(page);
  await expect(count).toHaveText('Bilde 1 av 8');
  await page.keyboard.press('Escape');
  await expect(gallery(page).dialog).toBeHidden();

  // Another while the list of the first is on its way.
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/galleri/proj2.json', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await press(page.locator('#prosjekter a[data-gallery="proj2"]').first());
  await expect(opening).toHaveText('Henter bildene …');
  await page.keyboard.press('Escape');
  await press(page.locator('#prosjekter a[data-gallery="proj3"]').first());
  await expect(count).toHaveText('Bilde 1 av 3');
  answer.resolve(undefined);
  await pause(300);
  await expect(count).toHaveText('Bilde 1 av 3');
});
