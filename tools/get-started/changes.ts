import type { z } from 'zod';
import { type Claim, claimInfo, claimsIn } from '../../src/content/schema/claims.ts';
import type { SingleFile, singleFiles } from '../../src/content/schema/files.ts';
import { textsIn } from '../../src/content/values.ts';
import type { Answers } from './questions.ts';

/** A text that only the firm can write: `innholdsstatus` lists it, and a public build refuses it. */
const gap = (what: string) => `FYLL UT: ${what}`;

type Changes = {
  [File in SingleFile]?: (fields: z.input<(typeof singleFiles)[File]>) => Record<string, unknown>;
};

/** Functions that turn each file of the example into the firm's. */
export function changes({ facts, register, confirmed = [], isAlone }: Answers, year: number): Changes {
  const { street, postcode, city, main, accent, ...firmFacts } = facts;
  const managingDirector = facts.managingDirector ?? gap('navnet på den som leder firmaet');
  const directorTitle = facts.directorTitle ?? 'Daglig leder';
  const years = Math.max(0, Math.floor((year - 1 - Number(facts.founded ?? year)) / 5) * 5);
  const ownClaims: Claim[] = [...confirmed, ...(years >= 5 ? (['erfaring'] as const) : [])];
  const unconfirmed = (value: unknown) =>
    textsIn(value)
      .flatMap(claimsIn)
      .filter((claim) => ![...ownClaims, 'liten', 'flere'].includes(claim));
  const isTrue = (value: unknown) => unconfirmed(value).length === 0;
  /** Points that claim only what the firm confirms, with its own years; none if only one is left. */
  const truePoints = <Item extends { title: string }>(points: Item[]): Item[] => {
    const left = points.filter(isTrue);
    if (left.length < 2) return [];
    return left.map((point) => ({ ...point, title: point.title.replace(/\d+ års/, `${years} års`) }));
  };
  /** True for a claim that needs a certificate; the owner decides about promises. */
  const needsProof = (value: unknown) => unconfirmed(value).some((claim) => !claimInfo[claim].question);

  return {
    'firm.yaml': ({ demoNotice: _, register: __, ...firm }) => ({
      ...firm,
      ...defined(firmFacts),
      ...defined({ register }),
      managingDirector,
      founded: Number(facts.founded ?? firm.founded),
      address: { ...firm.address, ...defined({ street, postcode, city }) },
      social: [],
      serviceArea: facts.serviceArea ?? gap('området dere arbeider i'),
      certifications: [],
      tagline: facts.tagline ?? gap('slagordet deres'),
      copyrightYear: year,
      confirmed: ownClaims,
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
          ...defined({ phone: facts.phone, email: facts.email }),
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
      reasons: { title: 'Grunner til å velge oss', points: truePoints(about.reasons.points) },
      credentials: { ...about.credentials, cards: [] },
    }),
    'hero.yaml': (hero) => ({ ...hero, claims: truePoints(hero.claims) }),
    'services.yaml': ({ services, promises, ...section }) => ({
      ...section,
      services: services
        .filter((service) => !needsProof(service))
        .map(({ features, ...service }) => {
          const own = features.filter(isTrue);
          return { ...service, features: own.length > 0 ? own : features };
        }),
      promises: { ...promises, points: truePoints(promises.points) },
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
    'brand/brand.yaml': (brand) => (main === undefined ? brand : defined({ main, accent })),
  };
}

const defined = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
