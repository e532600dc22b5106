import type { SiteContent } from '../../content/siteContent.ts';
import { type Pictures, resolveSharePicture } from '../../site/view/pictures.ts';

interface PageCardProps {
  /** Which page it is of. */
  name: string;
  website: string;
  /** Of a page other than the first. */
  path?: string;
  page: Pick<SiteContent['pages.yaml']['home'], 'title' | 'description'>;
  /** The picture that goes with a shared link. */
  picture?: { src: string; alt: string } | undefined;
}

/** A page about as search engines and shared links show it. */
export const PageCard = ({ name, website, path, page, picture }: PageCardProps) => (
  <article className="page-card">
    <p className="note">{name}</p>
    <div>
      {picture && <img {...picture} />}
      <p className="note">
        {website.replace('https://', '')}
        {path}
      </p>
      <h2 className="text-h4">{page.title}</h2>
      <p>{page.description}</p>
    </div>
  </article>
);

/** The picture of a page that is shared. */
export async function sharePicture(
  pictures: Pictures,
  picture: SiteContent['pages.yaml']['home']['sharePicture'],
) {
  return picture && { ...(await resolveSharePicture(pictures, picture)), alt: picture.alt };
}
