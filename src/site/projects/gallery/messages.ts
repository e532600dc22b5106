/** Words of the gallery; docs/specification.md fixes `position`. */
export const messages = {
  /** The list, and the heading until a project's title replaces it. */
  pictures: 'Bilder',
  loading: 'Henter bildene …',
  /** On a slide whose picture takes a moment. */
  loadingPicture: 'Henter bildet …',
  unreached: 'Bildene kunne ikke hentes.',
  tryAgain: 'Prøv igjen',
  position: (index: number, total: number) => `Bilde ${index + 1} av ${total}`,
  previous: 'Forrige bilde',
  next: 'Neste bilde',
  showPicture: (index: number) => `Vis bilde ${index + 1}`,
  close: 'Lukk galleriet',
};
