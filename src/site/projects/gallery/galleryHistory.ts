/** A project by its id, and the index of the picture at which its gallery opens. */
export interface GalleryPlace {
  project: string;
  index: number;
}

/** What the current entry of the history shows; `undefined` if it shows the page. */
export const placeOfEntry = () => (history.state as { gallery?: GalleryPlace } | null)?.gallery;

/**
 * Adds an entry for an open gallery. Going back to the page's own entry would scroll to the fragment of its
 * address, so that entry restores nothing until the gallery has closed. The gallery's own does, for a reload.
 */
export function addEntry(gallery: GalleryPlace) {
  history.scrollRestoration = 'manual';
  history.pushState({ gallery }, '');
  history.scrollRestoration = 'auto';
}
