import { loadFields } from './entries.ts';
import { messages } from './messages.ts';
import { loadProjectEntries } from './projects.ts';

/**
 * Links to the sections of the home page, absolute, so that they work on every page. The staff section of a
 * firm of one person is named by that person's title.
 */
export async function loadNavigation(): Promise<{ label: string; href: string }[]> {
  const [projects, { staff, others }, firm] = await Promise.all([
    loadProjectEntries(),
    loadFields('staff.yaml'),
    loadFields('firm.yaml'),
  ]);
  const isAlone = staff.length + others.length === 1;
  const labels = messages.navigation;
  return [
    { label: labels.home, href: '/#hjem' },
    { label: labels.about, href: '/#om-oss' },
    { label: labels.services, href: '/#tjenester' },
    ...(projects.length > 0 ? [{ label: labels.projects, href: '/#prosjekter' }] : []),
    { label: isAlone ? firm.directorTitle : labels.staff, href: '/#ansatte' },
    { label: labels.contact, href: '/#kontakt' },
  ];
}
