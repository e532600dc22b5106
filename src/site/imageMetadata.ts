import type { ImageMetadata } from 'astro';

/** An imported picture. `clone` is undocumented and missing in the editor. */
export type ImportedPicture = ImageMetadata & { clone?: ImageMetadata };

/**
 * Size and format of an imported picture. Reading any property but `clone` makes Astro publish the original,
 * with its GPS coordinates (`getProxyCode` of its asset plug-in). If an update removes `clone`,
 * `build/page-check` stops the build.
 */
export const imageMetadata = (file: ImportedPicture): ImageMetadata => file.clone ?? file;
