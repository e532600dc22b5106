import type { Firm } from '../../src/content/schema/firm.ts';

/*
 * A firm that shares no fact with the example, nor with anyone: `.test` belongs to nobody (RFC 2606 section 2), and no
 * Norwegian phone number of eight digits begins with 1.
 */

/** Facts in the place of those in `firm.yaml`; the keys are the same, so a new fact must be added here too. */
export const otherFirm: Required<Omit<Firm, 'demoNotice'>> = {
  name: 'Fjordflis Bad AS',
  shortName: 'Fjordflis',
  founded: 1987,
  organisationNumber: '123 456 789',
  register: 'Testregisteret',
  managingDirector: 'Berit Solvang',
  phone: '111 22 333',
  email: 'hei@fjordflis.test',
  address: { street: 'Prøvegata 7', postcode: '4321', city: 'Nyvik' },
  website: 'https://www.fjordflis.test',
  social: ['https://www.facebook.com/fjordflis.test', 'https://www.instagram.com/fjordflis.test'],
  serviceArea: 'fra Nordvik i nord til Sydvik i sør',
  openingHours: [
    { from: 'tirsdag', to: 'torsdag', opens: '08:15', closes: '14:45' },
    { from: 'fredag', text: 'Bare telefon' },
    { from: 'mandag', text: 'Lukket' },
  ],
  certifications: ['Prøvegodkjenning A', 'Prøvegodkjenning B'],
  tagline: 'Flisfolk fra {stiftet}',
  description: 'Vi fliser for alle, {område}.',
  copyrightYear: 2031,
  formProvider: 'Prøveskjema',
  host: 'Prøvedrift',
  map: true,
  confirmed: [],
};

/** People in the place of those in `staff.yaml`. */
export const otherStaff = {
  staff: [
    { name: 'Berit Solvang', title: 'Sjef', phone: '12 34 56 78', email: 'berit@fjordflis.test' },
    { name: 'Hauk Lien', title: 'Murmester', phone: '13 57 91 13', email: 'hauk@fjordflis.test' },
  ],
  others: ['Siv Aas', 'Trond Moe', 'Unni Dahl'],
};
