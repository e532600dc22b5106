import type { ShareContent } from '../share/share-picture.ts';
import { loadLook } from './look.ts';
import { originalFile } from './pictures.ts';
import { loadFirm, loadHeadline, loadPages } from './site.ts';

/** The pages that people share, with the names of their pictures. */
const names = { home: 'forside', privacy: 'personvern' } as const;

type SharedPage = keyof typeof names;

/** The picture that stands for a page where its address is shared. */
export interface SharePicture {
  /** Path on the site. */
  src: string;
  alt: string;
}

export async function loadSharePicture(page: SharedPage): Promise<SharePicture> {
  const [pages, headline] = await Promise.all([loadPages(), loadHeadline(page)]);
  const words = headline.join(' ').replace(/[^.!?]$/, '$&.');
  return { src: `/deling/${names[page]}.jpg`, alt: `${words} ${pages[page].sharePicture.alt}` };
}

/** What each share picture is made of, by its name. */
export async function loadShareContents(): Promise<{ name: string; content: ShareContent }[]> {
  const [firm, pages] = await Promise.all([loadFirm(), loadPages()]);
  const contents = (Object.keys(names) as SharedPage[]).map(async (page) => {
    const { file, focus = { x: 50, y: 50 } } = pages[page].sharePicture;
    const headline = await loadHeadline(page);
    const content = {
      photo: originalFile(file),
      focus,
      headline,
      name: firm.shortName,
      tagline: firm.tagline,
      look: await loadLook(),
    };
    return { name: names[page], content };
  });
  return Promise.all(contents);
}
