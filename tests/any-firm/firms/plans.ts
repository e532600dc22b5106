/** Facts of a firm, and its colours. */
interface Facts {
  name: string;
  shortName: string;
  founded?: number;
  organisationNumber: string;
  register: string;
  directorTitle?: string;
  phone: string;
  email: string;
  website: string;
  street: string;
  postcode: string;
  city: string;
  main?: string;
  accent?: string;
}

/** A firm of the tests: its facts, what the owner adds, and how much it has of everything. */
export interface Plan {
  facts: Facts;
  /** What only the firm can say. */
  serviceArea: string;
  tagline: string;
  /** Everybody's names, the leader first; as many of them as `reachable` are shown with phone and e-mail. */
  people: string[];
  reachable: number;
  heroPictures: number;
  headline: string[];
  services: string[];
  /** Whether the services and the section about the firm have photographs. */
  hasPhotos: boolean;
  /** How many pictures each project has. */
  projects: number[];
  /** Partners, each with a PNG logo as it came from its designer. */
  partners: string[];
  social: string[];
  map: boolean;
  /** In how many days the last day of the bulletin is. */
  bulletin?: number;
  logo?: string;
}

const company = {
  organisationNumber: '999 999 999',
  phone: '411 23 450',
  street: 'Verkstedveien 14 B',
  postcode: '5003',
  city: 'Bergen',
};

const nothing = { heroPictures: 0, hasPhotos: false, partners: [], social: [], map: false };

/** What the bulletin says. */
export const bulletinText = 'Vi har ferie. Meldinger blir besvart når vi er tilbake.';

/** A sole trader without a photograph, and a firm of fourteen with long names. No `.test` exists. */
export const plans: Record<string, Plan> = {
  one: {
    ...nothing,
    facts: {
      ...company,
      name: 'Bø Bad',
      shortName: 'Bø Bad',
      directorTitle: 'Innehaver',
      email: 'aud@bobad.test',
      website: 'https://www.bobad.test',
      register: 'MVA',
      main: '#7a1f2b',
    },
    serviceArea: 'på Haugalandet',
    tagline: 'Flis for flis',
    bulletin: -2,
    people: ['Aud Bø'],
    reachable: 1,
    headline: ['Flis for flis.'],
    services: ['Flislegging', 'Mur og puss', 'Membran'],
    projects: [1, 1],
    logo:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">' +
      '<path fill="#7a1f2b" d="M0 0h8v8H0z"/><path fill="#f0e0c0" d="M2 1h2v2h2v4H2z"/></svg>',
  },
  many: {
    facts: {
      ...company,
      name: 'Vestlandske Baderomsentreprenører og Våtromsspesialister AS',
      shortName: 'Vestlandske Baderomsspesialister',
      founded: 1994,
      email: 'kontor@vestlandskebaderomsspesialister.test',
      website: 'https://www.vestlandske-bad.test',
      register: 'MVA, Foretaksregisteret',
      main: 'oklch(0.45 0.17 250)',
      accent: '#ff2fd0',
    },
    serviceArea: 'fra Stad og Nordfjord til Haugesund og Karmøy, også på øyene',
    tagline: 'Baderomsrehabilitering med omhu',
    bulletin: 2,
    // Two have a surname of the example's people, and one a whole name.
    people: [
      'Kjersti-Marie Øvregård Nordmann-Kjærstad',
      'Per Nordmann',
      ...'Bjarne Cecilie Dagfinn Elin Frode Gerd Halvard Ingunn Jostein Leif Mari Nils'
        .split(' ')
        .map((name) => `${name} Eikeland-Mostad`),
    ],
    reachable: 5,
    heroPictures: 12,
    headline: ['Baderomsrehabilitering', 'til å leve med.'],
    services: [
      'Våtromsmembranrehabilitering',
      'Totalrenovering av baderom',
      'Flislegging og naturstein',
      'Mur- og pussarbeid',
      'Innredning etter mål',
      'Uavhengig kontroll av våtrom',
      'Vaskerom',
    ],
    hasPhotos: true,
    projects: [9, 1, 2, 3, 5, 1, 1, 1, 1],
    partners: ['Aas & sønner Rørleggerbedrift', 'Brekke Elektro', 'Fossum Glass', 'Granli Maskin'],
    social: ['facebook', 'instagram', 'linkedin', 'youtube', 'tiktok'].map(
      (name) => `https://www.${name}.com/vestlandskebad`,
    ),
    map: true,
  },
};
