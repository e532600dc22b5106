/** Words of the projects that are not content. */
export const messages = {
  featured: 'FREMHEVET PROSJEKT',
  pictures: (count: number) => (count === 1 ? '1 bilde' : `${count} bilder`),
  seeAll: (count: number) => (count > 1 ? `Se alle ${count} bildene` : 'Se bildet'),
  showPicture: (index: number, count: number) => `Vis bilde ${index + 1} av ${count}`,
  /** After «+» and their number, for screen readers. */
  morePictures: (count: number) => (count === 1 ? ' bilde' : ' bilder'),
  moreProjects: (count: number) => `Flere prosjekter (${count})`,
};
