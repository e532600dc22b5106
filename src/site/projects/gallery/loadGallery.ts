import { loadReact } from '../../components/loadReact.ts';
import { onDemand } from '../../components/onDemand.ts';
import type { GalleryContent } from '../../view/projects.ts';

/** In milliseconds, after which the dialog says that the gallery cannot be opened. */
const timeout = 10_000;

/** The gallery's code and a project's pictures. */
export const loadGallery = onDemand(async (project) => {
  const [, { showGallery }, content] = await Promise.all([
    loadReact(),
    import('./Gallery.tsx'),
    fetchContent(project),
  ]);
  return { showGallery, content };
}, timeout);

async function fetchContent(project: string): Promise<GalleryContent> {
  const response = await fetch(`/galleri/${encodeURIComponent(project)}.json`);
  if (!response.ok) throw new Error(`Status ${response.status} for ${project}.`);
  return response.json();
}
