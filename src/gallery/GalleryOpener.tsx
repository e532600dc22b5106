/** Stub. */
export function GalleryOpener() {
  return null;
}
