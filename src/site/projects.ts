import { currentContent, getCollection } from '#site-source';
import { compareProjects, shownProjects } from '../content/content.ts';
import { loadFields } from './entries.ts';
import { pictureUses, type PictureUse, resolvePicture } from './pictures.ts';

/** Every project in the order of the page. Without a featured one, the first is featured. */
export async function loadProjectEntries() {
  const { featured, order } = await loadFields('projects.yaml');
  // `getCollection` warns about an empty collection.
  const entries = shownProjects(await currentContent()).length > 0 ? await getCollection('projects') : [];
  const compare = compareProjects(order);
  // The one that is named may be hidden.
  const isNamed = entries.some(({ id }) => id === featured);
  return entries
    .toSorted((a, b) => compare(a.id, b.id))
    .map(({ id, data }, index) => ({
      ...data,
      id,
      featured: isNamed ? id === featured : index === 0,
    }));
}

type ProjectEntry = Awaited<ReturnType<typeof loadProjectEntries>>[number];

/** The projects section; `undefined` without projects. */
export async function loadProjects() {
  const [{ title, lead }, entries] = await Promise.all([loadFields('projects.yaml'), loadProjectEntries()]);
  if (entries.length === 0) return undefined;
  return { title, lead, projects: await Promise.all(entries.map(projectCard)) };
}
export type ProjectsContent = NonNullable<Awaited<ReturnType<typeof loadProjects>>>;
export type Project = Awaited<ReturnType<typeof projectCard>>;

/** A project's card, with four thumbnails if it is featured, else three (docs/specification.md). */
async function projectCard({ id, title, description, images, mainImage, featured }: ProjectEntry) {
  const use = featured
    ? { main: pictureUses.featuredMain, thumbnail: pictureUses.featuredThumbnail, count: 4 }
    : { main: pictureUses.cardMain, thumbnail: pictureUses.cardThumbnail, count: 3 };
  /** A link to the full picture; `index` is its place in the gallery, from 0. */
  const link = async ({ image, index }: (typeof numbered)[number], cardUse: PictureUse) => {
    const [full, picture] = await Promise.all([
      resolvePicture(image, pictureUses.gallery),
      resolvePicture(image, cardUse),
    ]);
    return { index, href: full.src, picture };
  };
  const numbered = images.map((image, index) => ({ image, index }));
  const mainPicture = numbered.find(({ image }) => image.file === mainImage);
  if (!mainPicture) throw new Error(`The main picture of ${id} is none of its pictures.`);
  // A single picture has no thumbnail.
  const small = numbered.length > 1 ? numbered.slice(0, use.count) : [];
  const [main, ...thumbnails] = await Promise.all([
    link(mainPicture, use.main),
    ...small.map((each) => link(each, use.thumbnail)),
  ]);
  const hidden = featured ? numbered.slice(use.count).filter((each) => each !== mainPicture) : [];
  const [next] = hidden;
  return {
    id,
    title,
    description,
    featured,
    /** How many pictures the gallery has. */
    count: images.length,
    main,
    thumbnails,
    /** The pictures that the card does not show, by the first of them. */
    rest: next && {
      count: hidden.length,
      index: next.index,
      href: (await resolvePicture(next.image, pictureUses.gallery)).src,
    },
  };
}

/** The gallery of each project (`/galleri/<id>.json`): full pictures and thumbnails. */
export async function loadGalleries() {
  const projects = await loadProjectEntries();
  const galleries = projects.map(async ({ id, title, images }) => {
    const pictures = images.map(async (picture) => ({
      full: await resolvePicture(picture, pictureUses.gallery),
      thumbnail: await resolvePicture(picture, pictureUses.strip),
    }));
    return { id, gallery: { title, pictures: await Promise.all(pictures) } };
  });
  return Promise.all(galleries);
}
export type GalleryContent = Awaited<ReturnType<typeof loadGalleries>>[number]['gallery'];
export type GalleryPicture = GalleryContent['pictures'][number];
