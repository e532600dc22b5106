import type { Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Projects } from '../../src/site/projects/Projects.tsx';
import type { GalleryContent, Project } from '../../src/site/view/projects.ts';
import { addStyles } from '../support/fit.ts';
import { gallery, leavingForPicture, project } from '../support/gallery.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/* The example has four projects: its section is replaced by that of a firm with forty. */

async function openMany(page: Page, address = '/') {
  await page.route('/', async (route) => {
    const gallery = (await (await page.request.get('/galleri/proj1.json')).json()) as GalleryContent;
    const [first] = gallery.pictures;
    await page.route('/galleri/nr*.json', (asked) => asked.fulfill({ json: gallery }));
    const project = (_: unknown, at: number): Project => ({
      ...{ id: `nr${at}`, title: `Bad nummer ${at}`, description: 'Eksempelby, 2023.', featured: at === 0 },
      ...{ count: 1, thumbnails: [], rest: undefined },
      main: { index: 0, href: first!.full.src, picture: first!.full },
    });
    const content = {
      title: 'Prosjekter',
      lead: 'Bad vi har bygget.',
      projects: Array.from({ length: 40 }, project),
    };
    const many = renderToStaticMarkup(createElement(Projects, { content }));
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<section[^>]* id="prosjekter".*?<\/section>/s, () => many);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(address);
}

const shown = (page: Page) => page.locator('#prosjekter').getByRole('article');
const more = (page: Page) =>
  page.locator('summary').filter({ hasText: 'Flere prosjekter' }).locator('visible=true').last();

test(
  'more projects open in steps, and are still open after Back and a reload',
  { tag: '@phone' },
  async ({ page, guard }) => {
    // Chromium's own page around a picture has style attributes.
    guard.allow(leavingForPicture, /style-src/);
    await openMany(page);
    await expect(shown(page)).toHaveCount(10);
    await press(more(page));
    await expect(shown(page)).toHaveCount(22);
    await expect(more(page)).toHaveText('Flere prosjekter (18)');
    await press(more(page));
    await expect(shown(page)).toHaveCount(34);
    const read = page.getByRole('heading', { name: 'Bad nummer 30' });
    await read.scrollIntoViewIfNeeded();
    await expect(read).toBeInViewport();
    await page.goto('/personvern');
    await page.goBack();
    await expect(shown(page)).toHaveCount(34);
    await expect(read).toBeInViewport();
    await page.reload();
    await expect(shown(page)).toHaveCount(34);
    // A visit of its own begins with what is new.
    await page.goto('/personvern');
    await page.goto('/');
    await expect(shown(page)).toHaveCount(10);
    // Also where the gallery broke and led to the picture.
    await press(more(page));
    await addStyles(page, '#galleri { display: none !important }');
    await press(project(page, 'Bad nummer 20'));
    await expect(page).toHaveURL(/_astro/);
    await page.goBack();
    await expect(shown(page)).toHaveCount(22);
    await expect(gallery(page).dialog).toHaveCount(0);
  },
);

test('a link reaches a project in a step that is closed', async ({ page }) => {
  await openMany(page, '/#prosjekt-nr38');
  await expect(page.getByRole('heading', { name: 'Bad nummer 38' })).toBeInViewport();
});
