import { join } from 'node:path';
import { contentFolder } from '../content/current.ts';
import { keysOf } from '../content/values.ts';
import type { ShareContent } from '../share/share-picture.ts';
import { loadFirm, loadHeadline, loadPages } from './site.ts';
import { loadTheme } from './theme.ts';

const fileNames = { home: 'forside', privacy: 'personvern' } as const;

type SharedPage = keyof typeof fileNames;

/** Path of a page's share picture on the site. */
export const sharePath = (page: SharedPage) => `/deling/${fileNames[page]}.jpg`;

/** Title, description and share picture of a page; `src` is a path on the site. */
export async function loadHead(page: SharedPage) {
  const [pages, headline] = await Promise.all([loadPages(), loadHeadline(page)]);
  const { title, description, sharePicture } = pages[page];
  const words = headline.join(' ').replace(/[^.!?]$/, '$&.');
  return {
    title,
    description,
    share: { src: sharePath(page), alt: [words, sharePicture?.alt].filter(Boolean).join(' ') },
  };
}
export type SharePicture = Awaited<ReturnType<typeof loadHead>>['share'];

/** The contents of each share picture, by file name. */
export async function loadShareContents(): Promise<{ name: string; content: ShareContent }[]> {
  const [{ shortName, tagline }, pages, theme] = await Promise.all([loadFirm(), loadPages(), loadTheme()]);
  const contents = keysOf(fileNames).map(async (page) => {
    const { file, focus = { x: 50, y: 50 } } = pages[page].sharePicture ?? {};
    const photo = file === undefined ? undefined : { path: join(contentFolder, file), focus };
    const words = { headline: await loadHeadline(page), name: shortName, tagline };
    return { name: fileNames[page], content: { photo, theme, ...words } };
  });
  return Promise.all(contents);
}
