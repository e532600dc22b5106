import { z } from 'zod';
import { list } from './fields.ts';

/**
 * What the example claims of its firm that another may not hold, with the words that a claim is known by. The law asks for
 * proof of such claims (markedsføringsloven § 3); a year and an area have no words, and are compared where they stand.
 */
export const claimWords = {
  stiftet: undefined,
  område: undefined,
  mesterbrev: /mester/i,
  takstmann: /takst/i,
  våtromssertifisering: /våtromssertifi/i,
  garanti: /garanti/i,
  erfaring: /\d+ års/i,
  godkjenning: /godkjen(t|ning)\b/i,
} as const;

export type Claim = keyof typeof claimWords;

const names = Object.keys(claimWords) as Claim[];

/** The claims that a firm says are true of it too. */
export const confirmed = list(
  z.enum(names).meta({ label: 'Påstand', description: `En av påstandene ${names.join(', ')}.` }),
  'Bekreftet',
  'Påstander i eksempelets tekster som også stemmer for dere. Ta bare med det dere kan dokumentere.',
).default([]);
