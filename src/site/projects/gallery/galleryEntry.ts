import type { GalleryPlace } from './galleryLinks.ts';

/** `history.state`, of which `moreProjectsController.ts` has another part. */
const remembered = () => history.state as { gallery?: GalleryPlace } | null;

/** The place that the current entry shows; `undefined` if it shows the page. */
export const placeOfEntry = () => remembered()?.gallery;

/**
 * Adds an entry for a place. The way back to the page's own entry would scroll to the fragment of its
 * address, so that entry restores nothing while the gallery is open. The gallery's own does, for a reload.
 */
export function addEntry(gallery: GalleryPlace) {
  history.scrollRestoration = 'manual';
  history.pushState({ ...remembered(), gallery }, '');
  history.scrollRestoration = 'auto';
}

/** Gives the current entry another place, or `undefined` for the page. */
export const replaceEntry = (gallery: GalleryPlace | undefined) =>
  history.replaceState({ ...remembered(), gallery }, '');
