import { loadProjectEntries } from './projects.ts';

/**
 * The sections that the home page of this firm has, in their order, for every list of links to them. Without projects there
 * is no section of them. Addresses are absolute, so that they work on every page.
 */
export async function loadNavigation(): Promise<{ label: string; href: string }[]> {
  const projects = await loadProjectEntries();
  return [
    { label: 'Hjem', href: '/#hjem' },
    { label: 'Om Oss', href: '/#om-oss' },
    { label: 'Tjenester', href: '/#tjenester' },
    ...(projects.length > 0 ? [{ label: 'Prosjekter', href: '/#prosjekter' }] : []),
    { label: 'Ansatte', href: '/#ansatte' },
    { label: 'Kontakt', href: '/#kontakt' },
  ];
}
