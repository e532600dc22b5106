import { messages as link } from '../components/TextLink.tsx';

/** Words of header and footer that are not content. */
export const messages = {
  call: 'Ring Oss',
  menu: 'Meny',
  closeMenu: 'Lukk menyen',
  mainNavigation: 'Hovedmeny',
  mobileNavigation: 'Mobilmeny',
  profile: (firm: string, network: string) => `${firm} på ${network} ${link.newTab}`,
  /** Said before the links of the top bar to screen readers. */
  phone: 'Telefon: ',
  email: 'E-post: ',
  address: 'Adresse: ',
  /** Headings of the footer. */
  contact: 'Kontakt',
  shortcuts: 'Snarveier',
  services: 'Tjenester',
  openingHours: 'Åpningstider',
  certifications: 'Godkjenninger',
  organisationNumberTitle: 'Organisasjons\u00ADnummer',
  organisationNumber: 'Org.nr.',
  privacy: 'Personvernerklæring',
  madeWith: 'Laget med',
  heart: 'hjerte',
  inNorway: 'i Norge',
  demo: 'Demo',
  bulletin: 'Beskjed',
};
