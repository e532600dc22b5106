import type { Refusal } from '../result.ts';
import { emailFormError, missingErrors } from '../rules.ts';
import type { EnquiryField } from '../values.ts';

/** Norwegian sentences about an enquiry as a whole that a provider did not take. */
export const reasons = {
  empty: 'Skjematjenesten fikk en tom melding.',
  blocked: 'Skjematjenesten stoppet meldingen fordi den kan se ut som reklame.',
  closed: 'Skjemaet tar ikke imot meldinger akkurat nå.',
  tooMany: 'Det er sendt mange meldinger på kort tid. Vent noen minutter før du prøver igjen.',
  tooLarge: 'Meldingen er for lang for skjemaet.',
  other: 'Skjematjenesten tok ikke imot meldingen.',
} as const;

/** An enquiry that was refused as a whole. */
export const refusedBecause = (reason: string): Refusal => ({ outcome: 'refused', fields: {}, reason });

const fieldNames: ReadonlySet<unknown> = new Set<EnquiryField>([
  'name',
  'email',
  'phone',
  'message',
  'consent',
]);

/** Whether a name that a provider uses is a field of the form. */
export const isField = (name: unknown): name is EnquiryField => fieldNames.has(name);

/** What is wrong with a field, in Norwegian: a provider's own words are in English and never shown. */
export function fieldSentence(field: EnquiryField, wrong: 'missing' | 'form' | 'other'): string {
  if (wrong === 'missing' && field !== 'phone') return missingErrors[field];
  if (wrong === 'form' && field === 'email') return emailFormError;
  return 'Skjematjenesten godtok ikke dette. Se over feltet.';
}
