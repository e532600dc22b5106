import type { GalleryPlace } from './galleryHistory.ts';

/** The place that a link leads to. */
export const placeOfLink = ({ dataset }: HTMLElement): GalleryPlace => ({
  project: dataset['gallery'] ?? '',
  index: Number(dataset['index']),
});

/** The link that leads to a place, where the section has one. */
export const linkOfPlace = (section: HTMLElement, { project, index }: GalleryPlace) =>
  section.querySelector<HTMLAnchorElement>(`[data-gallery="${CSS.escape(project)}"][data-index="${index}"]`);

/** The link of an event; words of a card belong to the link of its title. */
export function linkOfEvent({ target }: Event) {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[data-gallery]');
  const card = target.closest('[data-words]')?.closest('article');
  return link ?? card?.querySelector<HTMLAnchorElement>('h3 a');
}
