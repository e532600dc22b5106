import type { Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Projects } from '../../src/site/projects/Projects.tsx';
import type { GalleryContent, Project } from '../../src/site/view/projects.ts';
import { project } from '../support/gallery.ts';
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
test(
  'more projects unfold, and the gallery of one is still there after a reload',
  { tag: ['@phone', '@landing'] },
  async ({ page }) => {
    await openMany(page);
    await expect(shown(page)).toHaveCount(10);
    const more = page.locator('summary').filter({ hasText: 'Flere prosjekter (30)' });
    await press(more);
    await expect(shown(page)).toHaveCount(40);
    const dialog = page.getByRole('dialog', { name: 'Bad nummer 20' });
    const count = dialog.getByText(/^Bilde \d+ av \d+$/);
    await press(project(page, 'Bad nummer 20'));
    await expect(count).toHaveText('Bilde 1 av 8');
    await page.reload();
    await expect(count).toHaveText('Bilde 1 av 8');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(project(page, 'Bad nummer 20')).toBeFocused();
    await expect(project(page, 'Bad nummer 20')).toBeInViewport();
  },
);

test('a link reaches a project that is folded away', { tag: '@landing' }, async ({ page }) => {
  await openMany(page, '/#prosjekt-nr38');
  await expect(page.getByRole('heading', { name: 'Bad nummer 38' })).toBeInViewport();
});
