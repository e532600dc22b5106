declare module 'virtual:content-pictures' {
  import type { ImageMetadata } from 'astro';

  /** Pictures that the content names, by their paths in its folder (`src/build/content-pictures.ts`). */
  export const originals: Readonly<Record<string, ImageMetadata | undefined>>;
}
