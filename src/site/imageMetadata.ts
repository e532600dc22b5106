import type { ImageMetadata } from 'astro';

/** An imported picture. `clone` is undocumented: Astro's builds have it, the editor's pictures have not. */
export type ImportedPicture = ImageMetadata & { clone?: ImageMetadata };

/**
 * Size and format of an imported picture. In a build Astro publishes the original, with camera data and place, of every
 * picture of which any other property is read (`getProxyCode` of its asset plug-in). If `clone` goes away, `tools/html-check`
 * stops the build at the published originals.
 */
export const imageMetadata = (file: ImportedPicture): ImageMetadata => file.clone ?? file;
