import type { SiteContent } from '../../content/siteContent.ts';
import { type Pictures, pictureUses, type PictureUse, resolvePicture } from './pictures.ts';
import type { Source } from './source.ts';

/** The projects section; `undefined` without projects. */
export async function projectsView({ content, pictures }: Source) {
  if (content.projects.length === 0) return undefined;
  const { title, lead } = content['projects.yaml'];
  const cards = content.projects.map((project) => projectCard(pictures, project));
  return { title, lead, projects: await Promise.all(cards) };
}
export type ProjectsContent = NonNullable<Awaited<ReturnType<typeof projectsView>>>;
export type Project = Awaited<ReturnType<typeof projectCard>>;

/** A project's card, with four thumbnails if it is featured, else three (docs/specification.md). */
async function projectCard(
  pictures: Pictures,
  { images, mainImage, hidden: _, ...project }: SiteContent['projects'][number],
) {
  const use = project.featured
    ? { main: pictureUses.featuredMain, thumbnail: pictureUses.featuredThumbnail, count: 4 }
    : { main: pictureUses.cardMain, thumbnail: pictureUses.cardThumbnail, count: 3 };
  /** Indexes are the places in the gallery, from 0. */
  const numbered = images.map((image, index) => ({ image, index }));
  /** A picture on the card, and the address of the full one. */
  const link = async ({ image, index }: (typeof numbered)[number], cardUse: PictureUse) => {
    const [full, picture] = await Promise.all([
      resolvePicture(pictures, image, pictureUses.gallery),
      resolvePicture(pictures, image, cardUse),
    ]);
    return { index, href: full.src, picture };
  };
  const mainPicture = numbered.find(({ image }) => image.file === mainImage);
  if (!mainPicture) throw new Error(`The main picture of ${project.id} is none of its pictures.`);
  // A single picture has no thumbnail.
  const small = numbered.length > 1 ? numbered.slice(0, use.count) : [];
  const [main, ...thumbnails] = await Promise.all([
    link(mainPicture, use.main),
    ...small.map((each) => link(each, use.thumbnail)),
  ]);
  const others = project.featured ? numbered.slice(use.count).filter((each) => each !== mainPicture) : [];
  const [next] = others;
  return {
    ...project,
    /** How many pictures the gallery has. */
    count: images.length,
    main,
    thumbnails,
    /** How many pictures the card does not show, with a link to the first of them. */
    rest: next && {
      count: others.length,
      index: next.index,
      href: (await resolvePicture(pictures, next.image, pictureUses.gallery)).src,
    },
  };
}

/** The gallery of each project (`/galleri/<id>.json`): full pictures and thumbnails. */
export async function galleriesView({ content, pictures }: Source) {
  const galleries = content.projects.map(async ({ id, title, images }) => {
    const shown = images.map(async (picture) => ({
      full: await resolvePicture(pictures, picture, pictureUses.gallery),
      thumbnail: await resolvePicture(pictures, picture, pictureUses.strip),
    }));
    return { id, gallery: { title, pictures: await Promise.all(shown) } };
  });
  return Promise.all(galleries);
}
export type GalleryContent = Awaited<ReturnType<typeof galleriesView>>[number]['gallery'];
export type GalleryPicture = GalleryContent['pictures'][number];
