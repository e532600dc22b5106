import type { Rotation } from './rotation.ts';

/** The photographs of a stage: the first in the page, the others in its template until their turn. */
export function openPhotos(stage: Element) {
  const others = stage.querySelector('template')!.content.children;
  const made = new Map([[0, stage.querySelector('picture')!]]);

  /** A copy that is made in the page asks for its picture at once; it is kept for the next round. */
  const make = (index: number) => {
    const photo = document.importNode(others[index - 1] as HTMLPictureElement, true);
    made.set(index, photo);
    return photo;
  };

  return {
    count: others.length + 1,

    /** Keeps in the page what the rotation shows or prepares, each with its part in it. */
    show({ current, previous, upcoming }: Rotation) {
      for (const index of [previous, upcoming, current]) {
        if (index === null) continue;
        const photo = made.get(index) ?? make(index);
        photo.dataset['turn'] = index === current ? 'current' : index === previous ? 'previous' : 'upcoming';
        photo.ariaHidden = index === current ? null : 'true';
        if (!photo.isConnected) stage.append(photo);
      }
      for (const [index, photo] of made) if (![current, previous, upcoming].includes(index)) photo.remove();
    },

    /** Settles when the picture can be painted; rejects where it does not come. */
    async arrive(index: number) {
      try {
        await made.get(index)!.querySelector('img')!.decode();
      } catch (error) {
        // Asked for anew in the next round.
        if (index > 0) made.delete(index);
        throw error;
      }
    },
  };
}
