import { load } from './entries.ts';
import { loadProjectEntries } from './projects.ts';

/**
 * The sections that this firm’s home page has, in their order, for every list of links; absolute, so that they
 * work on every page. One person is no staff: the section is called what that person is.
 */
export async function loadNavigation(): Promise<{ label: string; href: string }[]> {
  const [projects, { staff, others }, firm] = await Promise.all([
    loadProjectEntries(),
    load('staff'),
    load('firm'),
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
