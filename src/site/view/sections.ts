import { shareSize } from '../../content/cropRegion.ts';
import { endOfDay, startOfDay } from '../../content/format.ts';
import type { SiteContent } from '../../content/siteContent.ts';
import { type Pictures, pictureUses, resolveLogo, resolvePicture, resolveSharePicture } from './pictures.ts';
import type { Source } from './source.ts';

/** Words that are not content. */
const messages = { portraitAlt: (name: string) => `Portrett av ${name}` };

/* View data of the sections; `undefined` where the firm has nothing to show. */

/** The firm's bulletin, and when it is shown, in milliseconds since 1970; `undefined` once it has ended. */
export function bulletinView({ 'firm.yaml': { bulletin } }: SiteContent, now = Date.now()) {
  if (!bulletin) return undefined;
  const { text, firstDay, lastDay } = bulletin;
  const start = firstDay === undefined ? 0 : startOfDay(firstDay);
  const end = lastDay === undefined ? Infinity : endOfDay(lastDay);
  if (now >= end) return undefined;
  return { text, days: `${start} ${end}`, isShown: now >= start };
}

/** Title, description and share picture of a page; `src` is a path on the site. */
export async function headView({ content, pictures }: Source, page: 'home' | 'privacy') {
  const { title, description, sharePicture } = content['pages.yaml'][page];
  const share = sharePicture
    ? { ...(await resolveSharePicture(pictures, sharePicture)), alt: sharePicture.alt }
    : { src: '/deling.jpg', ...shareSize, alt: content['firm.yaml'].shortName };
  return { title, description, share };
}
export type SharePicture = Awaited<ReturnType<typeof headView>>['share'];

/** The top of the home page; without projects it has no button to them. */
export async function heroView({ content, pictures }: Source) {
  const hero = content['hero.yaml'];
  return {
    ...hero,
    pictures: await Promise.all(
      hero.pictures.map((picture, index) => heroPicture(pictures, picture, index === 0)),
    ),
    projectsButton: content.projects.length > 0 ? hero.projectsButton : undefined,
  };
}
export type HeroContent = Awaited<ReturnType<typeof heroView>>;
export type HeroPicture = HeroContent['pictures'][number];

/** A crop for phones and the whole picture for wider screens, each with its focal point. */
async function heroPicture(
  pictures: Pictures,
  { file, alt, focus }: SiteContent['hero.yaml']['pictures'][number],
  isFirst: boolean,
) {
  const phoneUse = isFirst ? pictureUses.firstHeroPhone : pictureUses.heroPhone;
  const [wide, phone] = await Promise.all([
    resolvePicture(pictures, { file, alt }, pictureUses.heroWide),
    resolvePicture(pictures, { file, alt, focus: focus.phone }, phoneUse),
  ]);
  return { alt, wide, phone, focus };
}

/** The section about the firm. */
export async function aboutView({ content, pictures }: Source) {
  const about = content['about.yaml'];
  // The people in `staff.yaml` who say what to call them about.
  const contacts = content['staff.yaml'].staff.flatMap(({ name, title, phone, about: text }) =>
    text === undefined ? [] : [{ name, role: title, text, phone }],
  );
  const { reasons } = about;
  return {
    ...about,
    contacts,
    pictures: await Promise.all(
      about.pictures.map((picture) => resolvePicture(pictures, picture, pictureUses.about)),
    ),
    reasons: reasons.points.length > 0 ? reasons : undefined,
    credentials: await credentialsView(pictures, about.credentials),
  };
}
export type AboutContent = Awaited<ReturnType<typeof aboutView>>;
export type PartnerCard = Extract<Awaited<ReturnType<typeof cardView>>, { kind: 'partner' }>;

type Credentials = SiteContent['about.yaml']['credentials'];

/** The firm's approvals and partners; `undefined` if it has none. */
async function credentialsView(pictures: Pictures, { title, cards }: Credentials) {
  if (cards.length === 0) return undefined;
  return { title, cards: await Promise.all(cards.map((card) => cardView(pictures, card))) };
}

async function cardView(pictures: Pictures, card: Credentials['cards'][number]) {
  if (card.kind === 'approval') return card;
  return { ...card, logo: card.logo && (await resolveLogo(pictures, card.logo)) };
}

/** The services with their pictures, and what every customer can count on. */
export async function servicesView({ content, pictures }: Source) {
  const { services: all, promises, ...head } = content['services.yaml'];
  const services = all.map(async (service, index) => {
    const use = index === 0 ? pictureUses.firstService : pictureUses.service;
    return { ...service, image: service.image && (await resolvePicture(pictures, service.image, use)) };
  });
  return {
    ...head,
    services: await Promise.all(services),
    promises: promises.points.length > 0 ? promises : undefined,
  };
}
export type ServicesContent = Awaited<ReturnType<typeof servicesView>>;
export type Service = ServicesContent['services'][number];
export type GuaranteesContent = NonNullable<ServicesContent['promises']>;

/** The employees with their portraits. */
export async function staffView({ content, pictures }: Source) {
  const people = content['staff.yaml'];
  const staff = people.staff.map(async ({ photo, ...member }) => {
    const portrait = photo && { ...photo, alt: messages.portraitAlt(member.name) };
    return {
      ...member,
      photo: portrait && (await resolvePicture(pictures, portrait, pictureUses.portrait)),
    };
  });
  return { ...people, staff: await Promise.all(staff) };
}
export type StaffContent = Awaited<ReturnType<typeof staffView>>;
export type StaffMember = StaffContent['staff'][number];
