import type { CollectionEntry } from 'astro:content';
import { shareSize } from '../content/cropRegion.ts';
import { endOfDay } from '../content/format.ts';
import { loadEntry, loadFields } from './entries.ts';
import { longestWord } from './headline.ts';
import { pictureUses, resolveLogo, resolvePicture, resolveSharePicture } from './pictures.ts';
import { loadProjectEntries } from './projects.ts';

/** Words that are not content. */
const messages = { portraitOf: (name: string) => `Portrett av ${name}` };

/* View data of the sections; `undefined` where the firm has nothing to show. */

/** Every fact about the firm. */
export const loadFirm = () => loadFields('firm.yaml');

/** The firm's bulletin, and when it ends (milliseconds since 1970); `undefined` without a current one. */
export async function loadBulletin(now = Date.now()) {
  const { bulletin } = await loadFirm();
  const end = bulletin ? endOfDay(bulletin.lastDay).getTime() : 0;
  return bulletin && end > now ? { text: bulletin.text, end } : undefined;
}

/** Search and share texts of every page. */
export const loadPages = () => loadFields('pages.yaml');

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

/** The texts of the contact section. */
export const loadContact = () => loadFields('contact.yaml');

/** The top of the home page; without projects it has no button to them. */
export async function loadHero() {
  const [hero, projects] = await Promise.all([loadFields('hero.yaml'), loadProjectEntries()]);
  return {
    ...hero,
    longestWord: longestWord(hero.title),
    pictures: await Promise.all(hero.pictures.map(resolveHeroPicture)),
    projectsButton: projects.length > 0 ? hero.projectsButton : undefined,
  };
}
export type HeroContent = Awaited<ReturnType<typeof loadHero>>;
export type HeroPicture = HeroContent['pictures'][number];

type HeroData = CollectionEntry<'hero.yaml'>['data'];

/** A crop for phones and the whole picture for wider screens. Focal points in per cent, rounded to tens. */
async function resolveHeroPicture({ file, alt, focus }: HeroData['pictures'][number]) {
  const [wide, phone] = await Promise.all([
    resolvePicture({ file, alt }, pictureUses.heroWide),
    resolvePicture({ file, alt, focus: focus.phone }, pictureUses.heroPhone),
  ]);
  const tens = (percent: number) => Math.round(percent / 10) * 10;
  return {
    alt,
    wide,
    phone,
    focus: { x: tens(focus.desktop.x), y: tens(focus.desktop.y), phoneY: tens(focus.phone.y) },
  };
}

/** The section about the firm, with the phone number and e-mail address of each contact. */
export async function loadAbout() {
  const [about, { staff }] = await Promise.all([loadFields('about.yaml'), loadFields('staff.yaml')]);
  const { reasons, credentials } = about;
  return {
    ...about,
    pictures: await Promise.all(about.pictures.map((picture) => resolvePicture(picture, pictureUses.about))),
    contacts: about.contacts.map((contact) => {
      // Missing only in the editor, while a name is half written.
      const person = staff.find(({ name }) => name === contact.name);
      return { ...contact, phone: person?.phone, email: person?.email };
    }),
    reasons: reasons.points.length > 0 ? reasons : undefined,
    credentials:
      credentials.cards.length > 0
        ? { ...credentials, cards: await Promise.all(credentials.cards.map(resolveCard)) }
        : undefined,
  };
}
export type AboutContent = Awaited<ReturnType<typeof loadAbout>>;
export type PartnerCard = Extract<Awaited<ReturnType<typeof resolveCard>>, { kind: 'partner' }>;

async function resolveCard(card: CollectionEntry<'about.yaml'>['data']['credentials']['cards'][number]) {
  if (card.kind === 'approval') return card;
  return { ...card, logo: card.logo && (await resolveLogo(card.logo)) };
}

/** The services with their pictures, and what every customer can count on. */
export async function loadServices() {
  const content = await loadFields('services.yaml');
  const services = content.services.map(async (service, index) => ({
    ...service,
    image:
      service.image &&
      (await resolvePicture(service.image, pictureUses[index === 0 ? 'firstService' : 'service'])),
  }));
  return {
    ...content,
    services: await Promise.all(services),
    promises: content.promises.points.length > 0 ? content.promises : undefined,
  };
}
export type ServicesContent = Awaited<ReturnType<typeof loadServices>>;
export type Service = ServicesContent['services'][number];
export type GuaranteesContent = NonNullable<ServicesContent['promises']>;

/** The employees with their portraits; `undefined` without any. */
export async function loadStaff() {
  const content = await loadFields('staff.yaml');
  if (content.staff.length + content.others.length === 0) return undefined;
  const staff = content.staff.map(async ({ photo, ...member }) => ({
    ...member,
    photo:
      photo &&
      (await resolvePicture({ ...photo, alt: messages.portraitOf(member.name) }, pictureUses.portrait)),
  }));
  return { ...content, staff: await Promise.all(staff) };
}
export type StaffContent = NonNullable<Awaited<ReturnType<typeof loadStaff>>>;
export type StaffMember = StaffContent['staff'][number];

/** The privacy statement: its fields, and its Markdown. */
export const loadPrivacy = () => loadEntry('personvern.md');
