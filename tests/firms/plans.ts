import type { Answers } from '../../tools/get-started/questions.ts';

/** A firm of the tests: what it answers to `kom-i-gang`, and how much it has of everything. */
export interface Plan {
  answers: Answers;
  /** Everybody's names, the leader first; as many of them as `reachable` are shown with phone and e-mail. */
  people: string[];
  reachable: number;
  heroPictures: number;
  headline: string[];
  services: string[];
  /** How many pictures each project has. */
  projects: number[];
  /** Partners, each with a PNG logo as it came from its designer. */
  partners: string[];
  social: string[];
  map: boolean;
  logo?: string;
}

const company = {
  phone: '411 23 450',
  street: 'Verkstedveien 14 B',
  postcode: '5003',
  city: 'Bergen',
  organisationNumber: '999 999 999',
};

/** A sole trader, and a firm of fourteen with many and long names. `.test` is reserved (RFC 2606). */
export const plans: Record<string, Plan> = {
  one: {
    answers: {
      facts: {
        ...company,
        name: 'Bø Bad',
        shortName: 'Bø Bad',
        founded: '2018',
        managingDirector: 'Aud Bø',
        directorTitle: 'Innehaver',
        email: 'aud@bobad.test',
        website: 'https://www.bobad.test',
        serviceArea: 'på Haugalandet',
        tagline: 'Flis for flis',
        main: '#7a1f2b',
      },
      register: 'MVA',
      isAlone: true,
      confirmed: ['befaring'],
    },
    people: ['Aud Bø'],
    reachable: 1,
    heroPictures: 2,
    headline: ['Flis for flis.'],
    services: ['Flislegging', 'Mur og puss', 'Membran'],
    projects: [5, 2],
    partners: [],
    social: [],
    map: false,
    logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#7a1f2b" d="M0 0h8v8H0z"/><path fill="#f0e0c0" d="M2 1h2v2h2v4H2z"/></svg>',
  },
  many: {
    answers: {
      facts: {
        ...company,
        name: 'Vestlandske Baderomsentreprenører og Våtromsspesialister AS',
        shortName: 'Vestlandske Baderomsspesialister',
        founded: '1994',
        managingDirector: 'Kjersti-Marie Øvregård Nordmann-Kjærstad',
        email: 'kontor@vestlandskebaderomsspesialister.test',
        website: 'https://www.vestlandske-bad.test',
        serviceArea: 'fra Stad og Nordfjord til Haugesund og Karmøy, også på øyene',
        tagline: 'Baderomsrehabilitering med omhu',
        main: 'oklch(0.45 0.17 250)',
        accent: '#ff2fd0',
      },
      register: 'MVA, Foretaksregisteret',
      confirmed: ['navn', 'fastpris', 'totalentreprise', 'befaring'],
    },
    // One shares a surname with a person of the example.
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
    projects: [9, 1, 2, 3, 5, 1, 1, 1, 1],
    partners: ['Aas & sønner Rørleggerbedrift', 'Brekke Elektro', 'Fossum Glass', 'Granli Maskin'],
    social: ['facebook', 'instagram', 'linkedin', 'youtube', 'tiktok'].map(
      (name) => `https://www.${name}.com/vestlandskebad`,
    ),
    map: true,
  },
};
