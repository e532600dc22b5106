import { alt, type Focus } from '../../content/schema/picture.ts';
import type { PictureSettings } from '../schema-form.ts';

/** A picture as a content file has it. Its focal point is one, or one for each kind of screen, or none. */
export interface PictureValue {
  /** Name of the file; an address of the browser's own while it is not saved. */
  file: string;
  /** Missing where a picture needs none. */
  alt?: string;
  focus?: Focus | Record<string, Focus> | undefined;
}

/** A picture that was just chosen. Where it is cut differently for several screens, each begins in the middle. */
export const newPicture = (file: string, { hasWords, points = {} }: PictureSettings): PictureValue => {
  const names = Object.keys(points).filter((name) => name !== '');
  const focus = Object.fromEntries(names.map((name) => [name, { x: 50, y: 50 }]));
  return { file, ...(hasWords && { alt: '' }), ...(names.length > 0 && { focus }) };
};

/** What is wrong with the words of some pictures, as a sentence that says which. */
export function faultIn(pictures: readonly PictureValue[]): string | undefined {
  const index = pictures.findIndex(
    (picture) => picture.alt !== undefined && !alt.safeParse(picture.alt).success,
  );
  if (index < 0) return undefined;
  return `${pictures.length > 1 ? `Bilde ${index + 1}: ` : ''}${alt.meta()?.description ?? ''}`;
}

/** What Sveltia hands over, as the plain thing that it is; nothing for a field that is still empty. */
export const plain = <Value>(immutable: unknown) =>
  (immutable as { toJS?: () => Value } | null | undefined)?.toJS?.();

/** The pictures in the value of a field, be it a list, a picture, its name or nothing yet. */
export const picturesIn = (value: unknown): PictureValue[] =>
  (Array.isArray(value) ? value : [typeof value === 'string' ? { file: value } : value]).filter(
    (picture: PictureValue | null | undefined) => picture?.file,
  );
