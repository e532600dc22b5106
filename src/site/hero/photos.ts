/**
 * The `<picture>` elements of the hero, by index. Only the current, the previous and the upcoming one are in
 * the page; the others are in the template, where the browser requests nothing.
 */
export function createPhotos(stage: HTMLElement, first: HTMLPictureElement, template: HTMLTemplateElement) {
  const others = [...template.content.querySelectorAll('picture')];
  const count = others.length + 1;
  /** Copies of the template's pictures, kept for the next round. */
  const photos = new Map([[0, first]]);

  /** Shows a picture that is loaded; it covers the previous one while it fades in. */
  function show(current: number, previous: number) {
    for (const [index, photo] of photos) {
      photo.dataset['turn'] = index === current ? 'current' : 'previous';
      if (index !== current && index !== previous) photo.remove();
    }
    stage.ariaLabel = photos.get(current)?.querySelector('img')?.alt ?? null;
  }

  /** Loads the next picture that can be loaded, and returns its index; `undefined` when all have failed. */
  async function loadAfter(current: number): Promise<number | undefined> {
    for (let step = 1; step < count; step++) {
      const index = (current + step) % count;
      if (await load(index)) return index;
    }
    return undefined;
  }

  async function load(index: number): Promise<boolean> {
    const photo = photos.get(index) ?? document.importNode(others[index - 1] ?? first, true);
    photos.set(index, photo);
    // With two pictures this one is still in the page, as the previous one under the current one.
    photo.dataset['turn'] = 'upcoming';
    if (!photo.isConnected) stage.append(photo);
    try {
      await photo.querySelector('img')?.decode();
      return true;
    } catch {
      // A new copy requests it again in the next round.
      if (photo !== first) {
        photos.delete(index);
        photo.remove();
      }
      return false;
    }
  }

  return { count, show, loadAfter };
}
