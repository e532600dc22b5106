import { isGroup } from '../content/values.ts';
import type { ResolvedPicture } from '../site/pictures.ts';
import type { GalleryContent } from '../site/projects.ts';

/** The fields of a picture by type: the compiler refuses a missing, extra or differently typed one. */
const pictureFields: {
  [Field in keyof ResolvedPicture]: ResolvedPicture[Field] extends string ? 'string' : 'number';
} = { src: 'string', avif: 'string', sizes: 'string', alt: 'string', width: 'number', height: 'number' };

const isPicture = (picture: unknown) =>
  isGroup(picture) && Object.entries(pictureFields).every(([field, type]) => typeof picture[field] === type);

/** Distinguishes the file of this build from any other answer. By hand: Zod is too large for a page. */
export const isGallery = (json: unknown): json is GalleryContent =>
  isGroup(json) &&
  [json['title'], json['description']].every((text) => typeof text === 'string') &&
  Array.isArray(json['pictures']) &&
  json['pictures'].length > 0 &&
  json['pictures'].every((entry) => isPicture(entry?.full) && isPicture(entry?.thumbnail));
