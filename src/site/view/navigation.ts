import type { Firm } from '../../content/schema/firm.ts';
import type { SocialProfile } from '../../content/schema/social.ts';
import type { SiteContent } from '../../content/siteContent.ts';
import type { ResolvedLogo } from './pictures.ts';

/** What both the header and the footer show. */
export interface HeaderFooterProps {
  firm: Firm;
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
 * Links to the sections of the home page, absolute, so that they work on every page. A section with
 * nothing to say has none. The staff section of a firm of one person is named by that person's title.
 */
export function navigationView(content: SiteContent): { label: string; href: string }[] {
  const {
    projects,
    'staff.yaml': { staff, others },
    'firm.yaml': firm,
  } = content;
  const people = staff.length + others.length;
  return [
    { label: messages.home, href: '/#hjem' },
    { label: messages.about, href: '/#om-oss' },
    { label: messages.services, href: '/#tjenester' },
    ...(projects.length > 0 ? [{ label: messages.projects, href: '/#prosjekter' }] : []),
    ...(people > 0 ? [{ label: people === 1 ? firm.directorTitle : messages.staff, href: '/#ansatte' }] : []),
    { label: messages.contact, href: '/#kontakt' },
  ];
}
