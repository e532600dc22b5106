/**
 * The places of a project's pictures that its card does not show, in the gallery's order.
 *
 * @param total how many pictures the project has
 * @param thumbnails how many of the first the card shows small
 * @param main place of the one that it shows large, which need not be among them
 */
export const hiddenPictures = (total: number, thumbnails: number, main: number) =>
  Array.from({ length: total }, (_, index) => index).filter((index) => index >= thumbnails && index !== main);
