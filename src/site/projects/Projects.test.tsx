// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SiteContent } from '../../content/siteContent.ts';
import { projectsView } from '../view/projects.ts';
import { Projects } from './Projects.tsx';

const pictures = {
  size: () => Promise.resolve({ width: 1600, height: 1200 }),
  logoSize: () => Promise.resolve({ width: 1, height: 1, isDrawing: false }),
  version: (path: string) => Promise.resolve(`/${path}`),
};

/** The names of all links of a project with some pictures, as screen readers say them. */
async function linkNames(count: number, featured: boolean) {
  const images = Array.from({ length: count }, (_, index) => ({
    file: `${index + 1}.jpg`,
    alt: `Bad ${index + 1}`,
  }));
  const project = { id: 'proj1', title: 'Bad', description: '', images, mainImage: '1.jpg', featured };
  const content = { 'projects.yaml': { title: 'Prosjekter', lead: '' }, projects: [project] };
  const view = await projectsView({ content: content as unknown as SiteContent, pictures });
  document.body.innerHTML = renderToStaticMarkup(view && <Projects content={view} />);
  return [...document.querySelectorAll('a')].map(
    (link) => link.getAttribute('aria-label') ?? link.textContent,
  );
}

test.each([
  [1, ['Bad', 'Se bildet']],
  [2, ['Bad', 'Se alle 2 bildene', 'Vis bilde 1 av 2: Bad 1', 'Vis bilde 2 av 2: Bad 2']],
  [5, expect.arrayContaining(['Vis bilde 4 av 5: Bad 4', '+1 bilde. Vis bilde 5 av 5'])],
  [8, expect.arrayContaining(['Vis bilde 3 av 8: Bad 3', '+4 bilder. Vis bilde 5 av 8'])],
])('each link of a featured project with %i pictures names its picture', async (count, names) =>
  expect(await linkNames(count, true)).toEqual(names),
);

test('a project of the grid has three thumbnails, and no link to the rest', async () =>
  expect(await linkNames(4, false)).toEqual([
    'Bad',
    'Vis bilde 1 av 4: Bad 1',
    'Vis bilde 2 av 4: Bad 2',
    'Vis bilde 3 av 4: Bad 3',
  ]));
