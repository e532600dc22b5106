import { join } from 'node:path';
import { contentFolder } from '../content/current.ts';
import type { ShareContent } from '../share/share-picture.ts';
import { loadFirm, loadHeadline, loadPages } from './site.ts';
import { loadTheme } from './theme.ts';

/** The pages that people share, with the names of their pictures. */
const names = { home: 'forside', privacy: 'personvern' } as const;

type SharedPage = keyof typeof names;

/** What a page says of itself to those who find or share it, with the picture that stands for it there; `src` is a path on the site. */
export async function loadHead(page: SharedPage) {
  const [pages, headline] = await Promise.all([loadPages(), loadHeadline(page)]);
  const { title, description, sharePicture } = pages[page];
  const words = headline.join(' ').replace(/[^.!?]$/, '$&.');
  return {
    title,
    description,
    share: { src: `/deling/${names[page]}.jpg`, alt: `${words} ${sharePicture.alt}` },
  };
}
export type SharePicture = Awaited<ReturnType<typeof loadHead>>['share'];

/** What each share picture is made of, by its name. */
export async function loadShareContents(): Promise<{ name: string; content: ShareContent }[]> {
  const [{ shortName, tagline }, pages, theme] = await Promise.all([loadFirm(), loadPages(), loadTheme()]);
  const contents = (['home', 'privacy'] as const).map(async (page) => {
    const { file, focus = { x: 50, y: 50 } } = pages[page].sharePicture;
    const words = { headline: await loadHeadline(page), name: shortName, tagline };
    return { name: names[page], content: { photo: join(contentFolder, file), focus, theme, ...words } };
  });
  return Promise.all(contents);
}
