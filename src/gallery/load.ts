import { isGroup } from '../content/values.ts';
import type { ResolvedPicture } from '../site/pictures.ts';
import type { GalleryContent } from '../site/projects.ts';

/** How long a visitor waits for the gallery before the link takes over, in milliseconds. */
const timeout = 10_000;

/** The gallery's code or a project's pictures could not be had. */
export class GalleryLoadError extends Error {}

const galleries = new Map<string, ReturnType<typeof fetchGallery>>();

/**
 * Fetches the gallery's code and a project's pictures, once. A failure is tried again the next time.
 *
 * @throws GalleryLoadError where they cannot be had within ten seconds
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
  const json: unknown = await response.json().catch(fail);
  if (!response.ok || !isGallery(json))
    return fail(`Status ${response.status} for the pictures of ${project}.`);
  return json;
}

function fail(cause: unknown): never {
  throw new GalleryLoadError('The gallery cannot be loaded.', { cause });
}

const isGallery = (json: unknown): json is GalleryContent =>
  isGroup(json) &&
  isText(json['title']) &&
  isText(json['description']) &&
  Array.isArray(json['pictures']) &&
  json['pictures'].length > 0 &&
  json['pictures'].every((each) => isGroup(each) && isPicture(each['full']) && isPicture(each['thumbnail']));

const isPicture = (json: unknown): json is ResolvedPicture =>
  isGroup(json) &&
  [json['src'], json['avif'], json['sizes'], json['alt']].every(isText) &&
  [json['width'], json['height']].every(Number.isFinite);

const isText = (json: unknown) => typeof json === 'string';
