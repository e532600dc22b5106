import type { z } from 'zod';
import { claimWords } from '../../src/content/schema/claims.ts';
import type { SingleFile, singleFiles } from '../../src/content/schema/files.ts';
import type { Answers } from './fields.ts';

/** How a place begins that only the firm can fill; `innholdsstatus` lists it, and nothing with it is published. */
const gap = (what: string) => `FYLL UT: ${what}`;

/** What only a firm that holds it may say. Its years are counted instead. */
const claims = Object.entries(claimWords).flatMap(([claim, words]) =>
  claim === 'erfaring' || !words ? [] : [words],
);

type Changes = { [File in SingleFile]?: (fields: z.input<(typeof singleFiles)[File]>) => object };

/** What becomes of the fields of each file. */
export function changes(answers: Answers, year: number): Changes {
  const { street, postcode, city, main, accent, ...facts } = answers;
  const managingDirector = facts.managingDirector ?? gap('navnet på daglig leder');
  const years = Math.floor((year - Number(facts.founded ?? year)) / 5) * 5;
  /** Points without claims, and with the firm's own years. */
  const honest = <Item extends { title: string }>(points: Item[]): Item[] =>
    points
      .filter((point) => !claims.some((words) => words.test(JSON.stringify(point))))
      .filter(({ title }) => years >= 5 || !/års erfaring/.test(title))
      .map((point) => ({ ...point, title: point.title.replace(/\d+ års/, `${years} års`) }));

  return {
    'firm.yaml': ({ demoNotice: _, register: __, ...firm }) => ({
      ...firm,
      ...given(facts),
      managingDirector,
      founded: Number(facts.founded ?? firm.founded),
      address: { ...firm.address, ...given({ street, postcode, city }) },
      social: [],
      serviceArea: facts.serviceArea ?? gap('området dere arbeider i'),
      certifications: [],
      tagline: facts.tagline ?? gap('slagordet deres'),
      copyrightYear: year,
    }),
    'staff.yaml': ({ staff: [first], ...section }) => ({
      ...section,
      lead: 'Dette er de du møter når du tar kontakt.',
      staff: [{ ...first, name: managingDirector, ...given({ phone: facts.phone, email: facts.email }) }],
      others: [],
    }),
    'about.yaml': (about) => ({
      ...about,
      paragraphs: [about.paragraphs[0], gap('hva dere gjør selv, og hva faste partnere gjør')],
      pictures: [{ ...about.pictures[0], file: 'about/1.jpg' }, about.pictures[1]],
      contacts: about.contacts.slice(0, 1),
      reasons: { title: 'Grunner til å velge oss', points: honest(about.reasons.points) },
      credentials: { ...about.credentials, cards: [] },
    }),
    'hero.yaml': (hero) => ({ ...hero, claims: honest(hero.claims) }),
    'services.yaml': ({ services, promises, ...section }) => ({
      ...section,
      services: honest(services),
      promises: { ...promises, points: honest(promises.points) },
    }),
    'projects.yaml': ({ featured: _, ...projects }) => ({
      ...projects,
      title: 'Bad vi har bygget',
      order: [],
    }),
    'brand/brand.yaml': (brand) => (main === undefined ? brand : given({ main, accent })),
  };
}

const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
