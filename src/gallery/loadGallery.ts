import type { GalleryContent } from '../site/projects.ts';

/** How long a visitor waits for the gallery before the browser follows the link, in milliseconds. */
const timeout = 10_000;

/** The gallery's code or a project's pictures could not be loaded. */
export class GalleryLoadError extends Error {}

const galleries = new Map<string, ReturnType<typeof fetchGallery>>();

/**
 * Fetches the gallery's code and a project's pictures, once. A failure is retried the next time.
 *
 * @throws GalleryLoadError where they do not arrive within ten seconds
 */
export function loadGallery(project: string) {
  const loading = galleries.get(project) ?? fetchGallery(project);
  galleries.set(project, loading);
  loading.catch(() => galleries.delete(project));
  return loading;
}

async function fetchGallery(project: string) {
  const late = new Promise<never>((_, reject) =>
    setTimeout(reject, timeout, new GalleryLoadError(`No gallery after ${timeout} ms.`)),
  );
  const code = import('./Gallery.tsx').catch(fail);
  const [{ showGallery }, content] = await Promise.race([Promise.all([code, fetchContent(project)]), late]);
  return { showGallery, content };
}

async function fetchContent(project: string): Promise<GalleryContent> {
  const response = await fetch(`/galleri/${encodeURIComponent(project)}.json`).catch(fail);
  return response.ok ? response.json().catch(fail) : fail(`Status ${response.status} for ${project}.`);
}

function fail(cause: unknown): never {
  throw new GalleryLoadError('The gallery cannot be loaded.', { cause });
}
