import { z } from 'zod';
import { list } from './fields.ts';

interface ClaimInfo {
  /** Words that a text of the example makes the claim with; a year, an area and names are compared where they are. */
  words?: RegExp;
  /** What such a text does, after the text itself. */
  says: string;
  /** What `kom-i-gang` asks, where yes means that the texts may stay. */
  question?: string;
}

/**
 * What the example claims of its firm and may be untrue of another. Marketing claims need proof
 * (markedsføringsloven § 3), so each stops a public build until the firm confirms it or changes the words.
 */
const claims = {
  stiftet: { says: 'sier når firmaet ble stiftet' },
  område: { says: 'sier hvor dere arbeider' },
  navn: { says: 'er et navn i eksempelet' },
  mesterbrev: { words: /mester/i, says: 'påstår mesterbrev' },
  takstmann: { words: /takst/i, says: 'påstår takstmann' },
  våtromssertifisering: { words: /våtromssertifi/i, says: 'påstår våtromssertifisering' },
  garanti: { words: /garanti/i, says: 'lover garanti' },
  erfaring: { words: /\d+ års/i, says: 'lover erfaring' },
  godkjenning: { words: /godkjen(t|ning)\b/i, says: 'påstår godkjenning' },
  fastpris: {
    words: /fast ?pris|\bpris(en)?\b.*(skriftlig|kontrakt|avtalt|avtaler|enige)|avtalt før|én pris/i,
    says: 'lover fast pris',
    question: 'Gir dere fast pris?',
  },
  totalentreprise: {
    words:
      /totalentreprise|hele (jobben|badet)|ett firma|én kontrakt|rørlegger(en)? (og|kobler)|rør og strøm|byggeleder/i,
    says: 'lover at dere tar hele jobben',
    question: 'Tar dere ansvaret for hele jobben, også rør og strøm?',
  },
  befaring: {
    words: /gratis|uforpliktende|koster deg ingenting/i,
    says: 'lover gratis befaring',
    question: 'Er befaringen gratis?',
  },
  liten: { words: /\bliten\b|\blite firma/i, says: 'sier at dere er få' },
  flere: { words: /folkene|ansatte|resten|\ben av oss\b|de du møter/i, says: 'sier at dere er flere' },
} as const satisfies Record<string, ClaimInfo>;

export type Claim = keyof typeof claims;

export const claimNames = Object.keys(claims) as Claim[];

export const claimInfo: Record<Claim, ClaimInfo> = claims;

/** The claims of a text of the example. */
export const claimsIn = (text: string) => claimNames.filter((claim) => claimInfo[claim].words?.test(text));

/** The most people that a firm can have and call itself small. */
const fewPeople = 9;

/** The claims about size that are true of so many people. */
export const claimsOfSize = (people: number): Claim[] => [
  ...(people <= fewPeople ? ['liten' as const] : []),
  ...(people > 1 ? ['flere' as const] : []),
];

/** The claims that a firm says are true of it too. */
export const confirmed = list(
  z.enum(claimNames).meta({
    label: 'Påstand',
    description: `En av påstandene ${claimNames.join(', ')}.`,
    hint: '',
  }),
  'Bekreftet',
  'Påstander i eksempelets tekster som også stemmer for dere. Ta bare med det dere kan dokumentere.',
).default([]);
