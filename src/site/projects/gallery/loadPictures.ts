import type { GalleryContent, GalleryPicture } from '../../view/projects.ts';
import { linkOfEvent, placeOfLink } from './galleryLinks.ts';

/** In milliseconds, after which a list of pictures counts as not reached. */
const timeout = 10_000;

const requests = new Map<string, Promise<GalleryPicture[]>>();

/** Pictures of a project, by its id. Fetched once; a list that failed is fetched again at the next call. */
export function loadPictures(project: string): Promise<GalleryPicture[]> {
  const request = requests.get(project) ?? fetchPictures(project);
  requests.set(project, request);
  request.catch(() => requests.delete(project));
  return request;
}

async function fetchPictures(project: string) {
  const address = `/galleri/${encodeURIComponent(project)}.json`;
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`Status ${response.status} for ${address}.`);
  const { pictures }: GalleryContent = await response.json();
  return pictures;
}

/** Fetches the list of a project as soon as the visitor is about to choose a link of it. */
export function loadOnIntent(section: HTMLElement) {
  for (const type of ['pointerover', 'focusin'])
    section.addEventListener(type, (event) => {
      const link = linkOfEvent(event);
      // A failure is told when the link is chosen.
      if (link) loadPictures(placeOfLink(link).project).catch(() => {});
    });
}
