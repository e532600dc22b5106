import type { GalleryContent } from '../site/projects.ts';

/** How long a visitor waits for the gallery before the link takes over, in milliseconds. */
const timeout = 10_000;

const galleries = new Map<string, ReturnType<typeof fetchGallery>>();

/**
 * Fetches the gallery's code and a project's pictures, once. What failed is tried again the next time.
 *
 * @throws where the code or the pictures cannot be had within ten seconds
 */
export function loadGallery(project: string) {
  const loading = galleries.get(project) ?? fetchGallery(project);
  galleries.set(project, loading);
  loading.catch(() => galleries.delete(project));
  return loading;
}

async function fetchGallery(project: string) {
  const tooLate = new Promise<never>((_, reject) =>
    setTimeout(reject, timeout, new Error('The gallery took too long.')),
  );
  const all = Promise.all([import('./Gallery.tsx'), fetchContent(project)]);
  const [{ showGallery }, content] = await Promise.race([all, tooLate]);
  return { showGallery, content };
}

async function fetchContent(project: string): Promise<GalleryContent> {
  const response = await fetch(`/galleri/${encodeURIComponent(project)}.json`);
  if (!response.ok) throw new Error(`The pictures of ${project} answered ${response.status}.`);
  return response.json();
}
