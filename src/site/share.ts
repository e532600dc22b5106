import { join } from 'node:path';
import { contentFolder } from '../content/current.ts';
import { keysOf } from '../content/values.ts';
import type { SharePhoto } from '../share/share-picture.ts';
import { loadFirm, loadPages } from './site.ts';

const fileNames = { home: 'forside', privacy: 'personvern' } as const;

type SharedPage = keyof typeof fileNames;

/** Path of a page's share picture on the site. */
export const sharePath = (page: SharedPage) => `/deling/${fileNames[page]}.jpg`;

/** Title, description and share picture of a page; `src` is a path on the site. */
export async function loadHead(page: SharedPage) {
  const [{ shortName }, pages] = await Promise.all([loadFirm(), loadPages()]);
  const { title, description, sharePicture } = pages[page];
  return { title, description, share: { src: sharePath(page), alt: sharePicture?.alt ?? shortName } };
}
export type SharePicture = Awaited<ReturnType<typeof loadHead>>['share'];

/** The photograph of each share picture, by the picture's file name. */
export async function loadSharePhotos(): Promise<{ name: string; photo: SharePhoto | undefined }[]> {
  const pages = await loadPages();
  return keysOf(fileNames).map((page) => {
    const { file, focus = { x: 50, y: 50 } } = pages[page].sharePicture ?? {};
    return {
      name: fileNames[page],
      photo: file === undefined ? undefined : { path: join(contentFolder, file), focus },
    };
  });
}
