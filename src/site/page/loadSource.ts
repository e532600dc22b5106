import type { Content } from '../../content/content.ts';
import type { Version } from '../../content/cropRegion.ts';
import { type SiteContent, siteContent } from '../../content/siteContent.ts';
import { currentContent } from '../../files/current.ts';
import { versionName } from '../../files/pictures/versions.ts';
import type { Pictures } from '../view/pictures.ts';
import type { Source } from '../view/source.ts';

/** The content of this build, with pictures that are made at its end (`src/pipeline/pictures.ts`). */
export async function loadSource(): Promise<Source> {
  const read = await currentContent();
  const content = shown.get(read) ?? siteContent(read);
  shown.set(read, content);
  return { content, pictures: picturesOf(read) };
}

/** Cached, because a page loads it several times. */
const shown = new WeakMap<Content, SiteContent>();

/**
 * The pictures of a content folder, as the views get them.
 *
 * @param onVersion is told of every version that is shown, by the path of its original and its own name
 */
export function picturesOf(
  content: Content,
  onVersion?: (path: string, name: string, version: Version) => void,
): Pictures {
  const known = (path: string) => {
    const info = content.pictures?.get(path);
    if (!info?.image) throw new Error(`The content names ${path}, which the check did not read.`);
    return { info, image: info.image };
  };
  return {
    size: (path) => Promise.resolve(known(path).image),
    logoSize: (path) => {
      const { info, image } = known(path);
      return Promise.resolve({ ...(info.visible ?? image), isDrawing: image.format === 'svg' });
    },
    version: (path, version) => {
      const name = versionName(known(path).info, version);
      onVersion?.(path, name, version);
      return Promise.resolve(`/_astro/${name}`);
    },
  };
}
