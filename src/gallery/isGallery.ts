import { isGroup } from '../content/values.ts';
import type { GalleryContent } from '../site/projects.ts';

/** Distinguishes a project's file from any other answer. Where its pictures break, the link is followed. */
export const isGallery = (json: unknown): json is GalleryContent =>
  isGroup(json) && Array.isArray(json['pictures']) && json['pictures'].length > 0;
