import type { GalleryContent } from '../content/projects.ts';

/** How long a visitor waits for the gallery before the link takes over, in milliseconds. */
const patience = 10_000;

/** The gallery's code and one project's pictures. */
export interface LoadedGallery {
  Gallery: typeof import('./Gallery.tsx').Gallery;
  content: GalleryContent;
}

const loaded = new Map<string, Promise<LoadedGallery>>();

/**
 * Fetches the gallery's code and a project's pictures, once a project. What failed is tried again the next time.
 *
 * @throws where the code or the pictures cannot be had within ten seconds
 */
export function loadGallery(project: string): Promise<LoadedGallery> {
  const known = loaded.get(project);
  if (known) return known;
  const loading = Promise.race([load(project), tooLate()]);
  loaded.set(project, loading);
  loading.catch(() => loaded.delete(project));
  return loading;
}

async function load(project: string): Promise<LoadedGallery> {
  const [{ Gallery }, content] = await Promise.all([import('./Gallery.tsx'), fetchContent(project)]);
  return { Gallery, content };
}

async function fetchContent(project: string): Promise<GalleryContent> {
  const response = await fetch(`/galleri/${encodeURIComponent(project)}.json`);
  if (!response.ok) throw new Error(`The pictures of ${project} answered ${response.status}.`);
  return response.json();
}

function tooLate() {
  return new Promise<never>((_, reject) =>
    setTimeout(reject, patience, new Error('The gallery took too long.')),
  );
}
