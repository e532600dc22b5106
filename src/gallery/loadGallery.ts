import type { GalleryContent } from '../site/projects.ts';

const galleries = new Map<string, ReturnType<typeof fetchGallery>>();

/** Fetches the gallery's code and a project's pictures, once. A failure is retried the next time. */
export function loadGallery(project: string) {
  const loading = galleries.get(project) ?? fetchGallery(project);
  galleries.set(project, loading);
  loading.catch(() => galleries.delete(project));
  return loading;
}

async function fetchGallery(project: string) {
  const [{ showGallery }, response] = await Promise.all([
    import('./Gallery.tsx'),
    fetch(`/galleri/${encodeURIComponent(project)}.json`),
  ]);
  if (!response.ok) throw new TypeError(`Status ${response.status} for ${project}.`);
  return { showGallery, content: (await response.json()) as GalleryContent };
}
