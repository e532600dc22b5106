import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { originals } from 'virtual:content-pictures';
import { currentContent } from '../../files/current.ts';
import { siteContent } from '../../content/siteContent.ts';
import type { Pictures } from '../view/pictures.ts';
import type { Source } from '../view/source.ts';

/** The content of this build, with pictures that Astro generates. */
export const loadSource = async (): Promise<Source> => ({
  content: siteContent(await currentContent()),
  pictures,
});

/** `clone` is undocumented. */
type ImportedPicture = ImageMetadata & { clone?: ImageMetadata };

function imported(path: string): ImportedPicture {
  const picture = originals[path];
  if (!picture) throw new Error(`The content names ${path}, but it was not imported.`);
  return picture;
}

const pictures: Pictures = {
  // Reading any property but `clone` makes Astro publish the original, with its GPS coordinates
  // (`getProxyCode` of its asset plug-in). If an update removes `clone`, `build/page-check` stops the build.
  size: async (path) => imported(path).clone ?? imported(path),
  version: async (path, { focus, ...version }) => {
    const crop = focus && { fit: 'cover', position: `${focus.x}% ${focus.y}%` };
    return (await getImage({ src: imported(path), ...version, ...crop })).src;
  },
  original: async (path) => imported(path).src,
};
