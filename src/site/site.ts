import { type CollectionEntry, type CollectionKey, getCollection, render } from 'astro:content';
import type { About, CredentialCard } from '../content/schema/about.ts';
import type { Hero, HeroPicture } from '../content/schema/hero.ts';
import type { GalleryContent, Project, Projects } from '../content/schema/projects.ts';
import type { Services } from '../content/schema/services.ts';
import type { Staff } from '../content/schema/staff.ts';
import { hiddenPictures } from './hidden-pictures.ts';
import { type ContentPicture, pictureUses, resolvePicture } from './pictures.ts';

/** The firm's facts. */
export const loadFirm = () => load('firm');

/** Search and share texts of every page. */
export const loadPages = () => load('pages');
export const loadContact = () => load('contact');

export async function loadHero(): Promise<Hero> {
  const [hero, projects] = await Promise.all([load('hero'), loadProjectEntries()]);
  return {
    ...hero,
    pictures: await Promise.all(hero.pictures.map(heroPicture)),
    projectsButton: projects.length > 0 ? hero.projectsButton : undefined,
  };
}

async function heroPicture({ file, alt, focus }: CollectionEntry<'hero'>['data']['pictures'][number]) {
  const [wide, phone] = await Promise.all([
    resolvePicture({ file, alt }, pictureUses.heroWide),
    resolvePicture({ file, alt, focus: focus.phone }, pictureUses.heroPhone),
  ]);
  const tens = (percent: number) => Math.round(percent / 10) * 10;
  return {
    alt,
    wide,
    phone,
    focus: { x: tens(focus.desktop.x), y: tens(focus.desktop.y) },
  } satisfies HeroPicture;
}

export async function loadAbout(): Promise<About> {
  const [about, staff] = await Promise.all([load('about'), load('staff')]);
  return {
    ...about,
    pictures: await Promise.all(about.pictures.map((picture) => resolvePicture(picture, pictureUses.about))),
    contacts: about.contacts.map((contact) => {
      // The content check has made sure that the person is there.
      const { phone, email } = staff.staff.find(({ name }) => name === contact.name)!;
      return { ...contact, phone, email };
    }),
    reasons: about.reasons.points.length > 0 ? about.reasons : undefined,
    credentials:
      about.credentials.cards.length > 0
        ? { ...about.credentials, cards: about.credentials.cards.map(credentialCard) }
        : undefined,
  };
}

function credentialCard(
  card: CollectionEntry<'about'>['data']['credentials']['cards'][number],
): CredentialCard {
  if (card.kind === 'approval') return card;
  const { logo, ...rest } = card;
  if (logo === undefined) return rest;
  return { ...rest, logo: { src: logo.src, width: logo.width, height: logo.height } };
}

export async function loadServices(): Promise<Services> {
  const content = await load('services');
  const services = await Promise.all(
    content.services.map(async (service, index) => ({
      ...service,
      image: await resolvePicture(service.image, pictureUses[index === 0 ? 'firstService' : 'service']),
    })),
  );
  return {
    ...content,
    services,
    promises: content.promises.points.length > 0 ? content.promises : undefined,
  };
}

/** The projects, the featured one first: the first where none is marked. Nothing without projects. */
export async function loadProjects(): Promise<Projects | undefined> {
  const [{ title, lead }, entries] = await Promise.all([load('projectsSection'), loadProjectEntries()]);
  if (entries.length === 0) return undefined;
  const projects = await Promise.all(entries.map(projectCard));
  return {
    title,
    lead,
    projects: projects.toSorted((a, b) => Number(b.featured) - Number(a.featured)),
  };
}

export async function loadStaff(): Promise<Staff> {
  const content = await load('staff');
  const staff = content.staff.map(async ({ photo, ...member }) => ({
    ...member,
    ...(photo && {
      photo: await resolvePicture({ ...photo, alt: `Portrett av ${member.name}` }, pictureUses.portrait),
    }),
  }));
  return { ...content, staff: await Promise.all(staff) };
}

/**
 * Every project as content has it, in the order that `projects.yaml` gives. Those that it leaves out come last, by id with
 * numbers counted as numbers (`proj2` before `proj10`).
 */
export async function loadProjectEntries() {
  const [{ featured, order }, entries] = await Promise.all([
    load('projectsSection'),
    getCollection('projects'),
  ]);
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return entries
    .toSorted((a, b) => place(a.id) - place(b.id) || a.id.localeCompare(b.id, 'nb', { numeric: true }))
    .map(({ id, data }, index) => ({
      ...data,
      id,
      featured: featured === undefined ? index === 0 : id === featured,
    }));
}

type ProjectEntry = Awaited<ReturnType<typeof loadProjectEntries>>[number];

async function projectCard(project: ProjectEntry): Promise<Project> {
  const { id, title, description, images, mainImage, featured } = project;
  const use = featured
    ? { main: pictureUses.featuredMain, thumbnail: pictureUses.featuredThumbnail, count: 4 }
    : { main: pictureUses.cardMain, thumbnail: pictureUses.cardThumbnail, count: 3 };
  const link = async (index: number, cardUse: typeof use.main) => {
    const picture: ContentPicture = images[index]!;
    const [full, card] = await Promise.all([
      resolvePicture(picture, pictureUses.gallery),
      resolvePicture(picture, cardUse),
    ]);
    return { index, href: full.src, picture: card };
  };
  const mainIndex = images.findIndex(({ file }) => file === mainImage);
  const [main, ...thumbnails] = await Promise.all([
    link(mainIndex, use.main),
    ...images.slice(0, use.count).map((_, index) => link(index, use.thumbnail)),
  ]);
  const hidden = featured ? hiddenPictures(images.length, use.count, mainIndex) : [];
  const rest = images[hidden[0] ?? images.length];
  return {
    id,
    title,
    description,
    featured,
    count: images.length,
    main: main!,
    thumbnails,
    ...(rest && {
      rest: {
        count: hidden.length,
        index: hidden[0]!,
        href: (await resolvePicture(rest, pictureUses.gallery)).src,
      },
    }),
  };
}

/** Every project's gallery, by the project's id. */
export async function loadGalleries(): Promise<{ id: string; gallery: GalleryContent }[]> {
  const entries = await loadProjectEntries();
  return Promise.all(
    entries.map(async (project) => ({ id: project.id, gallery: await galleryContent(project) })),
  );
}

async function galleryContent({ title, images }: ProjectEntry): Promise<GalleryContent> {
  const pictures = images.map(async (picture) => {
    const [full, thumbnail] = await Promise.all([
      resolvePicture(picture, pictureUses.gallery),
      resolvePicture(picture, pictureUses.strip),
    ]);
    return { full, thumbnail };
  });
  return { title, pictures: await Promise.all(pictures) };
}

/** The privacy statement: its front matter, and its Markdown as a component with its headings. */
export async function loadPrivacy() {
  const statement = await only('privacy');
  return { data: statement.data, ...(await render(statement)) };
}

/** The first heading of a page, line by line. */
export async function loadHeadline(page: 'home' | 'privacy'): Promise<string[]> {
  return page === 'home' ? (await load('hero')).title : [(await load('privacy')).title];
}

/** The data of a content file that stands alone. */
async function load<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>['data']> {
  return (await only(name)).data;
}

async function only<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>> {
  const [entry] = await getCollection(name);
  if (!entry)
    throw new Error(`Content collection "${name}" is empty; run npm run innholdsstatus to see why.`);
  return entry;
}
