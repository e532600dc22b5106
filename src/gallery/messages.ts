/** Words of the gallery that are not the project's own. docs/specification.md fixes `position`. */
export const messages = {
  position: (index: number, total: number) => `Bilde ${index + 1} av ${total}`,
  showPicture: (index: number) => `Vis bilde ${index + 1}`,
  loading: 'Henter bildene …',
  close: 'Lukk galleriet',
  previous: 'Forrige bilde',
  next: 'Neste bilde',
};

/** The English labels of the lightbox library, in Norwegian. */
export const lightboxLabels = {
  'Photo gallery': 'Bilder',
  Carousel: 'bildekarusell',
  Slide: 'bilde',
  '{index} of {total}': '{index} av {total}',
};
