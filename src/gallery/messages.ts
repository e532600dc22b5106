/* Every word of the gallery that is not the project's own. */

/** Fixed by docs/specification.md. */
export const position = (index: number, total: number) => `Bilde ${index + 1} av ${total}`;

export const showPicture = (index: number) => `Vis bilde ${index + 1}`;

export const labels = {
  loading: 'Henter bildene …',
  close: 'Lukk galleriet',
  previous: 'Forrige bilde',
  next: 'Neste bilde',
} as const;

/** The English labels of the lightbox library, in Norwegian. */
export const lightboxLabels = {
  'Photo gallery': 'Bilder',
  Carousel: 'bildekarusell',
  Slide: 'bilde',
  '{index} of {total}': '{index} av {total}',
};
