import { gallery, leavingForPicture, openProjects, project } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

const first = 'Lyst familiebad med eik';

test.beforeEach(async ({ page }) => openProjects(page));

test('its code comes on intent, not with the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
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

test('its file does not come: after ten seconds the link opens the picture', async ({ page, guard }) => {
  guard.allow(leavingForPicture);
  await page.clock.install();
  await page.route('**/galleri/*.json', () => {});
  const link = page.getByRole('link', { name: /^Vis bilde 2 av 8/ });
  const picture = (await link.getAttribute('href'))!;
  await press(link);
  await expect(page.getByText('Henter bildene …')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(picture);
});

test('a picture does not load: its alternative text replaces it', async ({ page, guard }) => {
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
