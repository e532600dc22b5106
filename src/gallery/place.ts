/** Id of the dialog that the gallery shows in. */
export const galleryId = 'galleri';

/** Which gallery is open, and at which picture it was opened. */
export interface GalleryPlace {
  /** Id of the project. */
  project: string;
  /** Place of the picture, from 0. */
  index: number;
}

/** The place that a gallery link leads to, from its `data-gallery` and `data-index`. */
export function placeOfLink({ dataset }: { dataset: DOMStringMap }): GalleryPlace {
  return { project: dataset['gallery'] ?? '', index: Number(dataset['index'] ?? 0) };
}

/** What the browser's history keeps for an entry that shows the gallery. */
export const historyState = (gallery: GalleryPlace) => ({ gallery });

/** The place that a history entry shows; `undefined` for an entry that shows the page. */
export function placeOfHistory(state: unknown): GalleryPlace | undefined {
  return (state as Partial<ReturnType<typeof historyState>> | null)?.gallery;
}
