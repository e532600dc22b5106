import { z } from 'zod';
import { keysOf } from '../values.ts';
import { list } from './fields.ts';

interface ClaimInfo {
  /** Words by which a text makes the claim; a year, an area and names are compared field by field. */
  words?: RegExp;
  /** What such a text does, in Norwegian. */
  says: string;
  /** Question of `kom-i-gang`; yes keeps the texts. */
  question?: string;
}

/**
 * Claims of the example that may be untrue of another firm. Marketing claims need proof (markedsføringsloven
 * § 3), so each stops a public build until the firm confirms it or changes the words.
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

export const claimNames = keysOf(claims);

export const claimInfo: Record<Claim, ClaimInfo> = claims;

export const claimsIn = (text: string) => claimNames.filter((claim) => claimInfo[claim].words?.test(text));

const mostPeopleOfSmallFirm = 9;

/** Claims about size that are true for this number of people. */
export const claimsOfSize = (people: number): Claim[] => [
  ...(people <= mostPeopleOfSmallFirm ? ['liten' as const] : []),
  ...(people > 1 ? ['flere' as const] : []),
];

/** Claims that the firm confirms. */
export const confirmed = list(
  z.enum(claimNames).meta({
    label: 'Påstand',
    description: `En av påstandene ${claimNames.join(', ')}.`,
    hint: '',
  }),
  'Bekreftet',
  'Påstander i eksempelets tekster som også stemmer for dere. Ta bare med det dere kan dokumentere.',
).default([]);
