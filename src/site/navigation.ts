import { loadProjectEntries } from './projects.ts';

/** The sections that this firm’s home page has, in their order, for every list of links; absolute, so that they work on every page. */
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
