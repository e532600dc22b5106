import type { Content } from '../../content/content.ts';
import type { Version } from '../../content/cropRegion.ts';
import { siteContent } from '../../content/siteContent.ts';
import { currentContent } from '../../files/current.ts';
import { versionName } from '../../files/pictures/versions.ts';
import type { Pictures } from '../view/pictures.ts';
import type { Source } from '../view/source.ts';

/** Loads the content of this build. Its pictures are made at the end of it (`src/pipeline/pictures.ts`). */
export async function loadSource(): Promise<Source> {
  const folder = await currentContent();
  return { content: siteContent(folder), pictures: createPictures(folder) };
}

/**
 * The pictures of a content folder, as the views get them.
 *
 * @param onVersion called for every version that a view shows, with the path of the original and the name of
 * the version's file
 */
export function createPictures(
  content: Content,
  onVersion?: (path: string, name: string, version: Version) => void,
): Pictures {
  const requirePicture = (path: string) => {
    const info = content.pictures?.get(path);
    if (!info?.image) throw new Error(`The content names ${path}, which the check did not read.`);
    return { info, image: info.image };
  };
  return {
    size: (path) => Promise.resolve(requirePicture(path).image),
    logoSize: (path) => {
      const { info, image } = requirePicture(path);
      return Promise.resolve({ ...(info.visible ?? image), isDrawing: image.format === 'svg' });
    },
    version: (path, version) => {
      const name = versionName(requirePicture(path).info, version);
      onVersion?.(path, name, version);
      return Promise.resolve(`/_astro/${name}`);
    },
  };
}
