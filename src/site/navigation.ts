import type { LogoDrawing } from '../brand/cleanLogo.ts';
import type { Firm } from '../content/schema/firm.ts';
import type { SocialProfile } from '../content/social.ts';
import { loadFields } from './entries.ts';
import { loadProjectEntries } from './projects.ts';

/** What both the header and the footer show. */
export interface HeaderFooterProps {
  firm: Firm;
  logo: LogoDrawing | undefined;
  social: SocialProfile[];
  navigation: Awaited<ReturnType<typeof loadNavigation>>;
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
export async function loadNavigation(): Promise<{ label: string; href: string }[]> {
  const [projects, { staff, others }, firm] = await Promise.all([
    loadProjectEntries(),
    loadFields('staff.yaml'),
    loadFields('firm.yaml'),
  ]);
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
