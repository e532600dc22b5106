import { capitalised } from '../../../content/format.ts';
import { isTyped, typedFields } from './enquiryFields.ts';
import type { EnquiryField } from './enquiryValues.ts';

/*
 * The words of the form, but for those of single fields (`enquiryFields.ts`). docs/specification.md fixes the
 * notices, the consent's label and «Sender…».
 */

const notice = (tone: 'error' | 'success', title: string, text: string) => ({ tone, title, text });

/** A short message about the last submit. */
export type Notice = ReturnType<typeof notice>;

export const notices = {
  consentMissing: notice('error', 'Samtykke påkrevd', 'Du må godta at opplysningene brukes til kontakt.'),
  failed: notice(
    'error',
    'Noe gikk galt',
    'Det oppstod en feil ved sending av meldingen. Prøv igjen senere.',
  ),
  sent: notice('success', 'Takk for din henvendelse!', 'Vi tar kontakt så snart som mulig.'),
};

export const labels = {
  requiredNote: 'Felt merket med * må fylles ut.',
  optional: '(valgfritt)',
  consent: 'Jeg godtar at opplysningene brukes til å kontakte meg angående min henvendelse *',
  send: 'Send melding',
  sending: 'Sender…',
  privacy: 'Les om bruken av opplysningene i',
  privacyLink: 'personvernerklæringen',
  closeNotice: 'Lukk melding',
  status: 'Status for meldingen',
  tryAgain: 'Send på nytt',
  urgent: 'Haster det, ring',
  call: (phone: string) => `Ring ${phone}`,
  openMail: 'Åpne som e-post',
  writeMail: 'Skriv e-post',
  longMail: 'Meldingen er for lang til å følge med. Kopier den fra skjemaet, og lim den inn i e-posten.',
  brokenTitle: 'Noe gikk galt i skjemaet',
  brokenText:
    'Last siden på nytt, så kommer det du skrev, tilbake. Du kan også ringe eller skrive en e-post.',
};

export const consentMissing = 'Kryss av for samtykke.';

/** The sentence beside the button while a message is on its way. */
export const sendingHint = 'Vent litt, meldingen sendes.';

/**
 * The sentence beside the button: what to do before the form can be sent.
 *
 * @param wrong error of a field that is filled in
 */
export function readinessHint(missing: readonly EnquiryField[], wrong: string | undefined): string {
  const empty = missing.filter(isTyped).map((name) => typedFields[name].label.toLowerCase());
  const steps = [
    ...(empty.length > 0 ? [`fyll ut ${new Intl.ListFormat('nb').format(empty)}`] : []),
    ...(missing.includes('consent') ? ['kryss av for samtykke'] : []),
  ].join(', og ');
  return steps ? `${capitalised(steps)}, så kan du sende.` : (wrong ?? 'Klar til å sende.');
}

/** Why a provider refused an enquiry as a whole. */
export const refusals = {
  tooMany: 'Det er sendt mange meldinger på kort tid. Vent noen minutter før du prøver igjen.',
  tooLarge: 'Meldingen er for lang for skjemaet.',
  other: 'Skjematjenesten tok ikke imot meldingen.',
};

/** Error of a field that the provider refused. */
export const refusedField = 'Skjematjenesten godtok ikke dette. Se over feltet.';

/** Words of a prepared e-mail. */
export const mail = {
  subject: 'Henvendelse fra nettsiden',
  pasteHere: '[Lim inn meldingen fra skjemaet her.]',
};
