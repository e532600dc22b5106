import { randomUUID } from 'node:crypto';
import { processUpload } from '../desk/pictures.ts';
import { Refusal } from './refusal.ts';

/** A picture that was added in a form and is not saved yet. */
interface Waiting {
  name: string;
  bytes: Uint8Array;
}

const mark = 'opplasting:';

/** Whether a form's picture is one that is not saved yet. */
export const isUpload = (picture: string) => picture.startsWith(mark);

/** The pictures that forms have added since the editor was started. They come into the content folder when a form is saved. */
export class Uploads {
  readonly #waiting = new Map<string, Waiting>();

  /**
   * Makes a picture ready and keeps it.
   *
   * @returns what stands in the form until it is saved
   * @throws Refusal in the words of who made the picture ready
   */
  async add(name: string, bytes: Uint8Array, use: 'photo' | 'logo'): Promise<string> {
    const ready = await processUpload(name, bytes, use);
    if ('refused' in ready) throw new Refusal(ready.refused);
    const id = randomUUID();
    this.#waiting.set(id, ready);
    return `${mark}${id}/${ready.name}`;
  }

  /**
   * The picture that a form means.
   *
   * @throws Refusal where the editor was started again since
   */
  find(picture: string): Waiting {
    const found = this.#waiting.get(picture.slice(mark.length).split('/')[0] ?? '');
    if (!found)
      throw new Refusal('Et bilde er ikke lenger i skjemaet. Ta det bort, og legg det til på nytt.');
    return found;
  }
}
