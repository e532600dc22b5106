/** The six sections of the home page (specification, section 2). Addresses are absolute, so that they work on every page. */
export const navigation = [
  { label: 'Hjem', href: '/#hjem' },
  { label: 'Om Oss', href: '/#om-oss' },
  { label: 'Tjenester', href: '/#tjenester' },
  { label: 'Prosjekter', href: '/#prosjekter' },
  { label: 'Ansatte', href: '/#ansatte' },
  { label: 'Kontakt', href: '/#kontakt' },
];
