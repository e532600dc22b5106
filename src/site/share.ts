import { shareSize } from '../content/cropRegion.ts';
import { resolveSharePicture } from './pictures.ts';
import { loadFirm, loadPages } from './site.ts';

/** Title, description and share picture of a page; `src` is a path on the site. */
export async function loadHead(page: 'home' | 'privacy') {
  const [{ shortName }, pages] = await Promise.all([loadFirm(), loadPages()]);
  const { title, description, sharePicture } = pages[page];
  const share = sharePicture
    ? { ...(await resolveSharePicture(sharePicture)), alt: sharePicture.alt }
    : { src: '/deling.jpg', ...shareSize, alt: shortName };
  return { title, description, share };
}

export type SharePicture = Awaited<ReturnType<typeof loadHead>>['share'];
