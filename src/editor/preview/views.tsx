import type { ComponentType } from 'react';
import { Bulletin } from '../../site/page/Bulletin.tsx';
import { Header } from '../../site/page/Header.tsx';
import { PrivacyStatement } from '../../site/privacy/PrivacyStatement.tsx';
import { About } from '../../site/about/About.tsx';
import { Contact } from '../../site/contact/Contact.tsx';
import { Hero } from '../../site/hero/Hero.tsx';
import { Projects } from '../../site/projects/Projects.tsx';
import { Services } from '../../site/services/Services.tsx';
import { Staff } from '../../site/staff/Staff.tsx';
import { navigationView } from '../../site/view/navigation.ts';
import { projectsView } from '../../site/view/projects.ts';
import { aboutView, bulletinView, heroView, servicesView, staffView } from '../../site/view/sections.ts';
import type { Source } from '../../site/view/source.ts';

/** Shows the logo as a picture: the markup of a newly chosen file is not cleaned yet. */
async function header({ content, pictures }: Source) {
  const { logo: file, 'firm.yaml': firm } = content;
  const logo = file ? { viewBox: '', body: '', src: await pictures.original(file) } : undefined;
  const navigation = navigationView(content);
  return <Header {...{ firm, logo, navigation }} social={[]} path="/" demo={false} />;
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
  const bulletin = bulletinView(content);
  return (
    <Contact content={words} firm={{ ...firm, map: false }}>
      {bulletin && (
        <div data-bulletin="">
          <Bulletin text={bulletin.text} place="form" />
        </div>
      )}
      <h3 className="text-h3">{words.form.title}</h3>
      <p className="supporting">{words.form.messageHint}</p>
    </Contact>
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
  'firm.yaml': contact,
  'brand/brand.yaml': async (source: Source) => (
    <>
      {await header(source)}
      {await hero(source)}
      {contact(source)}
    </>
  ),
  'personvern.md': privacy,
};
