import type { ComponentProps } from 'react';
import type { Firm } from '../../content/schema/firm.ts';
import { About } from '../../sections/about/About.tsx';
import type { Contact } from '../../sections/contact/Contact.tsx';
import { Services } from '../../sections/services/Services.tsx';
import { Staff } from '../../sections/staff/Staff.tsx';
import { ContactView } from './ContactView.tsx';
import { HeroView } from './HeroView.tsx';
import { ProjectsView, ProjectView } from './ProjectViews.tsx';
import { StatementView } from './StatementView.tsx';

type People = ComponentProps<typeof Staff>['content'];

/** The content beside the file that is edited, facts filled in. */
export interface Rest {
  firm: Firm;
  staff: People;
  hero: ComponentProps<typeof HeroView>;
  contact: ComponentProps<typeof Contact>['content'];
  projects: ComponentProps<typeof ProjectsView>['projects'];
}

type AboutContent = ComponentProps<typeof About>['content'];

/** How each file of the content is shown, by the name that it has in the editor; one project as `project`. */
export const views = {
  hero: (content: ComponentProps<typeof HeroView>) => <HeroView {...content} />,
  about: (content: AboutContent, { staff }: Rest) => (
    <About content={{ ...content, contacts: withPhones(content.contacts, staff) }} />
  ),
  services: (content: ComponentProps<typeof Services>['content']) => <Services content={content} />,
  projects: (content: { title: string; lead: string; featured: string; order: string[] }, rest: Rest) => (
    <ProjectsView {...content} projects={rest.projects} />
  ),
  project: (content: ComponentProps<typeof ProjectView>) => <ProjectView {...content} />,
  staff: (content: People) => <Staff content={content} />,
  contact: (content: Rest['contact'], { firm }: Rest) => <ContactView content={content} firm={firm} />,
  firm: (firm: Firm, { contact }: Rest) => <ContactView content={contact} firm={firm} />,
  brand: (_: unknown, { hero, contact, firm }: Rest) => (
    <>
      <ContactView content={contact} firm={firm} />
      <HeroView {...hero} />
    </>
  ),
  personvern: (content: { title: string; lead: string; body: string }, { firm, staff }: Rest) => (
    <StatementView {...content} firm={firm} staff={staff} />
  ),
};

/** A name that is not yet among the staff has no number to show. */
const withPhones = (contacts: AboutContent['contacts'], { staff }: People) =>
  contacts.map((card) => ({ ...card, phone: staff.find(({ name }) => name === card.name)?.phone ?? '' }));
