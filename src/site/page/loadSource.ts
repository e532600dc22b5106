import type { Content } from '../../content/content.ts';
import { type SiteContent, siteContent } from '../../content/siteContent.ts';
import { currentContent } from '../../files/current.ts';
import { requestVersion } from '../../files/pictures/versions.ts';
import type { Pictures } from '../view/pictures.ts';
import type { Source } from '../view/source.ts';

/** The content of this build, with pictures that are made at its end (`src/pipeline/pictures.ts`). */
export async function loadSource(): Promise<Source> {
  const read = await currentContent();
  const content = shown.get(read) ?? siteContent(read);
  shown.set(read, content);
  return { content, pictures };
}

/** Cached, because a page loads it several times. */
const shown = new WeakMap<Content, SiteContent>();

async function known(path: string) {
  const info = (await currentContent()).pictures?.get(path);
  if (!info?.image) throw new Error(`The content names ${path}, which the check did not read.`);
  return { info, image: info.image };
}

const pictures: Pictures = {
  size: async (path) => (await known(path)).image,
  logoSize: async (path) => {
    const { info, image } = await known(path);
    return { ...(info.visible ?? image), isDrawing: image.format === 'svg' };
  },
  version: async (path, version) => `/_astro/${requestVersion(path, (await known(path)).info, version)}`,
};
