import type { ComponentType } from 'react';
import { findNetwork, socialProfile } from '../../content/schema/social.ts';
import { NotFound } from '../../site/not-found/NotFound.tsx';
import { Bulletin } from '../../site/page/Bulletin.tsx';
import { Footer } from '../../site/page/Footer.tsx';
import { Header } from '../../site/page/Header.tsx';
import { PrivacyStatement } from '../../site/privacy/PrivacyStatement.tsx';
import { About } from '../../site/about/About.tsx';
import { Contact } from '../../site/contact/Contact.tsx';
import { Hero } from '../../site/hero/Hero.tsx';
import { Projects } from '../../site/projects/Projects.tsx';
import { Services } from '../../site/services/Services.tsx';
import { Staff } from '../../site/staff/Staff.tsx';
import { navigationView } from '../../site/view/navigation.ts';
import { resolveLogo } from '../../site/view/pictures.ts';
import { projectsView } from '../../site/view/projects.ts';
import { aboutView, bulletinView, heroView, servicesView, staffView } from '../../site/view/sections.ts';
import type { Source } from '../../site/view/source.ts';
import { PageCard, sharePicture } from './PageCard.tsx';

/** What header and footer show. */
async function shared({ content, pictures }: Source) {
  const { logo: file, 'firm.yaml': firm } = content;
  const logo = file ? await resolveLogo(pictures, file) : undefined;
  // An address that is half typed is of no network yet.
  const social = firm.social.filter(findNetwork).map(socialProfile);
  return { firm, logo, social, navigation: navigationView(content, '/') };
}

/** With one photograph, so that nothing rotates. */
async function hero(source: Source) {
  return (
    <>
      <Hero content={await heroView(source)} />
      {/* The hero is hidden until an element follows it (`hero.css`). */}
      <div />
    </>
  );
}

/** Placeholder for the enquiry form: nothing can be sent from the preview. */
function contact({ content }: Source) {
  const { 'contact.yaml': words, 'firm.yaml': firm } = content;
  return (
    <Contact content={words} firm={{ ...firm, map: false }}>
      <h3 className="text-h3">{words.form.title}</h3>
      <p className="supporting">{words.form.messageHint}</p>
    </Contact>
  );
}

/** Everything that the firm's facts are in: header, notice, contact section, footer, and a search. */
async function firm(source: Source) {
  const { content } = source;
  const parts = await shared(source);
  const bulletin = bulletinView(content);
  const { home } = content['pages.yaml'];
  return (
    <div data-header="solid" data-bulletin={bulletin && ''}>
      <Header {...parts} demo={false} />
      {bulletin && <Bulletin text={bulletin.text} />}
      <main>{contact(source)}</main>
      <Footer {...parts} services={content['services.yaml'].services.map(({ title }) => title)} />
      <PageCard name="I søk" website={parts.firm.website} page={home} />
    </div>
  );
}

/** The pages in a search and when they are shared, and the one for addresses that do not exist. */
async function pages({ content, pictures }: Source) {
  const { home, privacy, notFound } = content['pages.yaml'];
  const { website } = content['firm.yaml'];
  const [homePicture, privacyPicture] = await Promise.all(
    [home, privacy].map((page) => sharePicture(pictures, page.sharePicture)),
  );
  return (
    <>
      <PageCard name="Forsiden i søk og når den deles" {...{ website, page: home, picture: homePicture }} />
      <PageCard
        name="Personvernerklæringen i søk og når den deles"
        path="/personvern"
        {...{ website, page: privacy, picture: privacyPicture }}
      />
      <PageCard name="Siden for adresser som ikke finnes, i fanen" website={website} page={notFound} />
      <NotFound text={notFound.text} button={notFound.button} />
    </>
  );
}

/** A section with its content; nothing if the firm has none. */
const section =
  <Data,>(view: (source: Source) => Promise<Data | undefined>, Section: ComponentType<{ content: Data }>) =>
  async (source: Source) => {
    const content = await view(source);
    return content && <Section content={content} />;
  };

const privacy = ({ content: { 'personvern.md': head, statement } }: Source) => (
  <PrivacyStatement content={head} text={statement} today={new Date()} />
);

/** The view of each content file; every other file is a project. */
export const views = {
  'hero.yaml': hero,
  'about.yaml': section(aboutView, About),
  'services.yaml': section(servicesView, Services),
  'projects.yaml': section(projectsView, Projects),
  'staff.yaml': section(staffView, Staff),
  'contact.yaml': contact,
  'firm.yaml': firm,
  'pages.yaml': pages,
  'brand/brand.yaml': async (source: Source) => (
    <>
      <Header {...await shared(source)} demo={false} />
      {await hero(source)}
      {contact(source)}
    </>
  ),
  'personvern.md': privacy,
};
