/** The places of a project's pictures that its card shows neither small, as the first `thumbnails`, nor large, as the `main` one. */
export const hiddenPictures = (total: number, thumbnails: number, main: number) =>
  Array.from({ length: total }, (_, index) => index).filter((index) => index >= thumbnails && index !== main);
