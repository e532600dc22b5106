import type { z } from 'zod';
import { type Claim, claimInfo, claimsIn } from '../../src/content/schema/claims.ts';
import type { SingleFile, singleFiles } from '../../src/content/schema/files.ts';
import { textsIn } from '../../src/content/values.ts';
import type { Answers } from './fields.ts';

/** Marks a text that only the firm can write; `innholdsstatus` lists it, and a public build refuses it. */
const gap = (what: string) => `FYLL UT: ${what}`;

type Changes = { [File in SingleFile]?: (fields: z.input<(typeof singleFiles)[File]>) => object };

/** What becomes of the fields of each file. */
export function changes({ facts, register, confirmed = [], isAlone }: Answers, year: number): Changes {
  const { street, postcode, city, main, accent, ...firmFacts } = facts;
  const managingDirector = facts.managingDirector ?? gap('navnet på den som leder firmaet');
  const directorTitle = facts.directorTitle ?? 'Daglig leder';
  // Full years, whatever the day in the year.
  const years = Math.max(0, Math.floor((year - 1 - Number(facts.founded ?? year)) / 5) * 5);
  const held: readonly Claim[] = [
    ...confirmed,
    ...(years >= 5 ? ['erfaring' as const] : []),
    'liten',
    'flere',
  ];
  const isTrue = (value: unknown) =>
    textsIn(value).every(({ text }) => claimsIn(text).every((claim) => held.includes(claim)));
  /** Points without claims that the firm has not confirmed, and with its own years; none where only one is left. */
  const honest = <Item extends { title: string }>(points: Item[]): Item[] => {
    const left = points.filter(isTrue);
    return left.length < 2
      ? []
      : left.map((point) => ({ ...point, title: point.title.replace(/\d+ års/, `${years} års`) }));
  };
  /** Whether a firm needs a paper to say so; promises are left for the owner to read. */
  const needsPaper = (value: unknown) =>
    textsIn(value).some(({ text }) =>
      claimsIn(text).some((claim) => !claimInfo[claim].question && !held.includes(claim)),
    );

  return {
    'firm.yaml': ({ demoNotice: _, register: __, ...firm }) => ({
      ...firm,
      ...given(firmFacts),
      ...given({ register }),
      managingDirector,
      founded: Number(facts.founded ?? firm.founded),
      address: { ...firm.address, ...given({ street, postcode, city }) },
      social: [],
      serviceArea: facts.serviceArea ?? gap('området dere arbeider i'),
      certifications: [],
      tagline: facts.tagline ?? gap('slagordet deres'),
      copyrightYear: year,
      confirmed: [...confirmed, ...(years >= 5 ? ['erfaring'] : [])],
    }),
    'staff.yaml': ({ staff: [first], ...section }) => ({
      ...section,
      ...(isAlone && { title: 'Den du møter' }),
      lead: isAlone
        ? 'Du møter samme person fra befaring til ferdig bad.'
        : 'Dette er de du møter når du tar kontakt.',
      staff: [
        {
          ...first,
          name: managingDirector,
          title: directorTitle,
          ...given({ phone: facts.phone, email: facts.email }),
        },
      ],
      others: [],
    }),
    'about.yaml': (about) => ({
      ...about,
      ...(isAlone && {
        lead: '{kortnavn} har bygget bad siden {stiftet}. Den du møter på befaringen, er med til badet er ferdig.',
      }),
      paragraphs: [about.paragraphs[0], gap('hva dere gjør selv, og hva andre gjør')],
      contacts: about.contacts.slice(0, 1),
      reasons: { title: 'Grunner til å velge oss', points: honest(about.reasons.points) },
      credentials: { ...about.credentials, cards: [] },
    }),
    'hero.yaml': (hero) => ({ ...hero, claims: honest(hero.claims) }),
    'services.yaml': ({ services, promises, ...section }) => ({
      ...section,
      services: services
        .filter((service) => !needsPaper(service))
        .map(({ features, ...service }) => {
          const own = features.filter(isTrue);
          return { ...service, features: own.length > 0 ? own : features };
        }),
      promises: { ...promises, points: honest(promises.points) },
    }),
    'projects.yaml': ({ featured: _, ...projects }) => ({
      ...projects,
      title: 'Bad vi har bygget',
      order: [],
    }),
    'contact.yaml': ({ assurances, ...contact }) => ({
      ...contact,
      assurances: assurances.map((assurance) =>
        isAlone && claimsIn(assurance.text).includes('flere')
          ? { ...assurance, text: 'Du snakker med samme person fra start til slutt.' }
          : assurance,
      ),
    }),
    'brand/brand.yaml': (brand) => (main === undefined ? brand : given({ main, accent })),
  };
}

const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
