/** A part of the gallery's dialog, by the attribute that `GalleryDialog.tsx` gives it. */
export function galleryPart(dialog: HTMLDialogElement, name: string): HTMLElement {
  const part = dialog.querySelector<HTMLElement>(`[data-gallery-${name}]`);
  if (!part) throw new Error(`The gallery has no ${name}.`);
  return part;
}
