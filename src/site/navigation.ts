import { loadFields } from './entries.ts';
import { loadProjectEntries } from './projects.ts';

/**
 * Links to the sections of the home page, absolute, so that they work on every page. The staff section of a
 * firm of one person is named by that person's title.
 */
export async function loadNavigation(): Promise<{ label: string; href: string }[]> {
  const [projects, { staff, others }, firm] = await Promise.all([
    loadProjectEntries(),
    loadFields('staff'),
    loadFields('firm'),
  ]);
  const isAlone = staff.length + others.length === 1;
  return [
    { label: 'Hjem', href: '/#hjem' },
    { label: 'Om Oss', href: '/#om-oss' },
    { label: 'Tjenester', href: '/#tjenester' },
    ...(projects.length > 0 ? [{ label: 'Prosjekter', href: '/#prosjekter' }] : []),
    { label: isAlone ? firm.directorTitle : 'Ansatte', href: '/#ansatte' },
    { label: 'Kontakt', href: '/#kontakt' },
  ];
}
