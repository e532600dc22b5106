import type { ComponentType } from 'react';
import { textAt } from '../../content/values.ts';
import { Bulletin } from '../../header-footer/Bulletin.tsx';
import { Header } from '../../header-footer/Header.tsx';
import { PrivacyStatement } from '../../privacy/PrivacyStatement.tsx';
import { About } from '../../sections/about/About.tsx';
import { Contact } from '../../sections/contact/Contact.tsx';
import { Hero } from '../../sections/hero/Hero.tsx';
import { Projects } from '../../sections/projects/Projects.tsx';
import { Services } from '../../sections/services/Services.tsx';
import { Staff } from '../../sections/staff/Staff.tsx';
import { loadProjects } from '../../site/projects.ts';
import { loadNavigation } from '../../site/navigation.ts';
import * as site from '../../site/site.ts';
import { getCollection } from './content.tsx';

/** With the logo as a picture: what is in a file that was just chosen is not cleaned yet. */
async function header() {
  const [firm, navigation, [brand]] = await Promise.all([
    site.loadFirm(),
    loadNavigation(),
    getCollection('brand/brand.yaml'),
  ]);
  const src = textAt(brand?.data, 'logo', 'src');
  const logo = src ? { viewBox: '', body: '', src } : undefined;
  return <Header {...{ firm, logo, navigation }} social={[]} path="/" demo={false} />;
}

/** With one photograph, so that nothing rotates. */
async function hero() {
  return (
    <>
      <Hero content={await site.loadHero()} />
      {/* It shows when the element after it has arrived (`hero.css`). */}
      <div />
    </>
  );
}

/** Placeholder for the enquiry form: nothing can be sent from the preview. */
async function contact() {
  const [content, firm, bulletin] = await Promise.all([
    site.loadContact(),
    site.loadFirm(),
    site.loadBulletin(),
  ]);
  return (
    <Contact content={content} firm={{ ...firm, map: false }}>
      {bulletin && (
        <div data-bulletin={bulletin.end}>
          <Bulletin text={bulletin.text} place="form" />
        </div>
      )}
      <h3 className="text-h3">{content.form.title}</h3>
      <p className="supporting">{content.form.messageHint}</p>
    </Contact>
  );
}

/** A section with its content; nothing if the firm has none. */
const section =
  <Data,>(load: () => Promise<Data | undefined>, Section: ComponentType<{ content: Data }>) =>
  async () => {
    const content = await load();
    return content && <Section content={content} />;
  };

async function privacy() {
  const { data, body = '' } = await site.loadPrivacy();
  return <PrivacyStatement content={data} text={body} today={new Date()} />;
}

/** The view of each content file; every other file is a project. */
export const views = {
  'hero.yaml': hero,
  'about.yaml': section(site.loadAbout, About),
  'services.yaml': section(site.loadServices, Services),
  'projects.yaml': section(loadProjects, Projects),
  'staff.yaml': section(site.loadStaff, Staff),
  'contact.yaml': contact,
  'firm.yaml': contact,
  'brand/brand.yaml': async () => (
    <>
      {await header()}
      {await hero()}
      {await contact()}
    </>
  ),
  'personvern.md': privacy,
};
