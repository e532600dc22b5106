import { resolveLogo } from './pictures.ts';
import { galleriesView, projectsView } from './projects.ts';
import { aboutView, headView, heroView, servicesView, staffView } from './sections.ts';
import type { Source } from './source.ts';

/**
 * Calls every view that has pictures, so that the build knows which versions the pages show. If a view is
 * missing here, its pictures are too, which stops the build (`src/pipeline/page-check/links.ts`).
 */
export async function showEveryPicture(source: Source): Promise<void> {
  const { content, pictures } = source;
  await Promise.all([
    headView(source, 'home'),
    headView(source, 'privacy'),
    content.logo === undefined ? undefined : resolveLogo(pictures, content.logo),
    heroView(source),
    aboutView(source),
    servicesView(source),
    projectsView(source),
    galleriesView(source),
    staffView(source),
  ]);
}
