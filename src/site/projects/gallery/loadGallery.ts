import type { GalleryContent } from '../../view/projects.ts';

/** How long a visitor waits for the gallery before the browser follows the link, in milliseconds. */
const timeout = 10_000;

const galleries = new Map<string, ReturnType<typeof fetchGallery>>();

/**
 * Fetches the gallery's code and a project's pictures, once. A failure is retried the next time.
 *
 * @throws Error where they do not arrive within ten seconds
 */
export function loadGallery(project: string) {
  const loading = galleries.get(project) ?? fetchGallery(project);
  galleries.set(project, loading);
  loading.catch(() => galleries.delete(project));
  return loading;
}

async function fetchGallery(project: string) {
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, timeout, new Error(`No gallery after ${timeout} ms.`)),
  );
  const arrived = Promise.all([import('./Gallery.tsx'), fetchContent(project)]);
  const [{ showGallery }, content] = await Promise.race([arrived, late]);
  return { showGallery, content };
}

async function fetchContent(project: string): Promise<GalleryContent> {
  const response = await fetch(`/galleri/${encodeURIComponent(project)}.json`);
  if (!response.ok) throw new Error(`Status ${response.status} for ${project}.`);
  return response.json();
}
