import { loadFields } from './entries.ts';
import { messages } from './messages.ts';
import { loadProjectEntries } from './projects.ts';

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
  const labels = messages.navigation;
  return [
    { label: labels.home, href: '/#hjem' },
    { label: labels.about, href: '/#om-oss' },
    { label: labels.services, href: '/#tjenester' },
    ...(projects.length > 0 ? [{ label: labels.projects, href: '/#prosjekter' }] : []),
    ...(people > 0 ? [{ label: people === 1 ? firm.directorTitle : labels.staff, href: '/#ansatte' }] : []),
    { label: labels.contact, href: '/#kontakt' },
  ];
}
