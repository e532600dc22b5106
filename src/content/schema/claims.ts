import { z } from 'zod';
import { keysOf } from '../values.ts';
import { list } from './fields.ts';

interface ClaimInfo {
  /** Matches a text that makes the claim. A year, an area and names are compared field by field instead. */
  pattern?: RegExp;
  /** Why such a text stops a public build, in Norwegian. */
  reason: string;
  /** Question of `kom-i-gang`; yes keeps the texts. */
  question?: string;
}

/**
 * Claims of the example that may be untrue of another firm. Marketing claims need proof (markedsføringsloven
 * § 3), so each stops a public build until the firm confirms it or changes the words.
 */
const claims = {
  stiftet: { reason: 'sier når firmaet ble stiftet' },
  område: { reason: 'sier hvor dere arbeider' },
  navn: { reason: 'er et navn i eksempelet' },
  mesterbrev: { pattern: /mester/i, reason: 'påstår mesterbrev' },
  takstmann: { pattern: /takst/i, reason: 'påstår takstmann' },
  våtromssertifisering: { pattern: /våtromssertifi/i, reason: 'påstår våtromssertifisering' },
  garanti: { pattern: /garanti/i, reason: 'lover garanti' },
  erfaring: { pattern: /\d+ års/i, reason: 'lover erfaring' },
  godkjenning: { pattern: /godkjen(t|ning)\b/i, reason: 'påstår godkjenning' },
  fastpris: {
    pattern: /fast ?pris|\bpris(en)?\b.*(skriftlig|kontrakt|avtalt|avtaler|enige)|avtalt før|én pris/i,
    reason: 'lover fast pris',
    question: 'Gir dere fast pris?',
  },
  totalentreprise: {
    pattern:
      /totalentreprise|hele (jobben|badet)|ett firma|én kontrakt|rørlegger(en)? (og|kobler)|rør og strøm|byggeleder/i,
    reason: 'lover at dere tar hele jobben',
    question: 'Tar dere ansvaret for hele jobben, også rør og strøm?',
  },
  befaring: {
    pattern: /gratis|uforpliktende|koster deg ingenting/i,
    reason: 'lover gratis befaring',
    question: 'Er befaringen gratis?',
  },
  liten: { pattern: /\bliten\b|\blite firma/i, reason: 'sier at dere er få' },
  flere: { pattern: /folkene|ansatte|resten|\ben av oss\b|de du møter/i, reason: 'sier at dere er flere' },
} as const satisfies Record<string, ClaimInfo>;

export type Claim = keyof typeof claims;

/** Names of the claims, which `confirmed` in `firm.yaml` lists. */
export const claimNames = keysOf(claims);

export const claimInfo: Record<Claim, ClaimInfo> = claims;

/** The claims that a text makes by its words. */
export const claimsIn = (text: string) => claimNames.filter((claim) => claimInfo[claim].pattern?.test(text));

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
