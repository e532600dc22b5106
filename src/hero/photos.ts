import type { Rotation } from './rotation.ts';

/**
 * The `<picture>` elements of the hero, by index. Only the current, the previous and the upcoming one are in
 * the page; the others are in the template, where the browser requests nothing.
 */
export function createPhotos(stage: HTMLElement, first: HTMLPictureElement, template: HTMLTemplateElement) {
  const others = [...template.content.querySelectorAll('picture')];
  /** Copies of the template's pictures, kept for the next round. */
  const photos = new Map([[0, first]]);

  function photoAt(index: number) {
    const photo = photos.get(index) ?? document.importNode(others[index - 1] ?? first, true);
    photos.set(index, photo);
    return photo;
  }

  function place({ previous, current, upcoming }: Rotation) {
    if (upcoming !== undefined) photoAt(upcoming);
    for (const [index, photo] of photos) {
      photo.dataset['turn'] = index === current ? 'current' : index === previous ? 'previous' : 'upcoming';
      if (![previous, current, upcoming].includes(index)) photo.remove();
      else if (!photo.isConnected) stage.append(photo);
    }
    stage.ariaLabel = photoAt(current).querySelector('img')?.alt ?? null;
  }

  /** Whether the picture at `index` loads. The browser requests it once it is in the page. */
  async function load(index: number): Promise<boolean> {
    const photo = photoAt(index);
    try {
      await photo.querySelector('img')?.decode();
      return true;
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'EncodingError')) throw error;
      // A new copy requests it again in the next round.
      if (photo !== first && photos.delete(index)) photo.remove();
      return false;
    }
  }

  return { count: others.length + 1, place, load };
}
