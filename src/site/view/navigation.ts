import type { SocialProfile } from '../../content/schema/social.ts';
import type { SiteContent } from '../../content/siteContent.ts';
import type { ResolvedLogo } from './pictures.ts';

/** What both the header and the footer show. */
export interface HeaderFooterProps {
  firm: SiteContent['firm.yaml'];
  /** `undefined`: the name stands alone. */
  logo: ResolvedLogo | undefined;
  social: SocialProfile[];
  navigation: ReturnType<typeof navigationView>;
}

/** Names of the sections (docs/specification.md). */
const messages = {
  home: 'Hjem',
  about: 'Om Oss',
  services: 'Tjenester',
  projects: 'Prosjekter',
  staff: 'Ansatte',
  contact: 'Kontakt',
};

/**
 * Links to the sections of the home page; an empty section has none. On the home page itself they are only
 * fragments: with the path, the page would be loaded again if its address has a query (`/?fbclid=x`). In a
 * firm of one person, the link to the staff has that person's title.
 *
 * @param path of the page that shows the links
 */
export function navigationView(content: SiteContent, path: string): { label: string; href: string }[] {
  const {
    projects,
    'staff.yaml': { staff, others },
    'firm.yaml': firm,
  } = content;
  const employees = staff.length + others.length;
  const home = path === '/' ? '' : '/';
  return [
    { label: messages.home, href: `${home}#hjem` },
    { label: messages.about, href: `${home}#om-oss` },
    { label: messages.services, href: `${home}#tjenester` },
    ...(projects.length > 0 ? [{ label: messages.projects, href: `${home}#prosjekter` }] : []),
    { label: employees === 1 ? firm.directorTitle : messages.staff, href: `${home}#ansatte` },
    { label: messages.contact, href: `${home}#kontakt` },
  ];
}
