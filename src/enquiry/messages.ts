import type { SendResult } from './readProviderAnswer.ts';
import type { EnquiryValues } from './values.ts';

/* Every word of the form. docs/specification.md fixes the notices, the label of the consent and «Sender…». */

export const notices = {
  consentMissing: {
    tone: 'error',
    title: 'Samtykke påkrevd',
    text: 'Du må godta at opplysningene brukes til kontakt.',
  },
  failed: {
    tone: 'error',
    title: 'Noe gikk galt',
    text: 'Det oppstod en feil ved sending av meldingen. Prøv igjen senere.',
  },
  sent: {
    tone: 'success',
    title: 'Takk for din henvendelse!',
    text: 'Vi tar kontakt så snart som mulig.',
  },
} as const;

/** A short message about the last submit. */
export type Notice = (typeof notices)[keyof typeof notices];

export const labels = {
  requiredNote: 'Felt merket med * må fylles ut.',
  name: 'Navn *',
  email: 'E-post *',
  phone: 'Telefon',
  optional: '(valgfritt)',
  message: 'Melding *',
  consent: 'Jeg godtar at opplysningene brukes til å kontakte meg angående min henvendelse *',
  honeypot: 'La dette feltet stå tomt',
  send: 'Send melding',
  sending: 'Sender…',
  privacy: 'Les om hvordan vi bruker opplysningene i',
  privacyLink: 'personvernerklæringen',
  closeNotice: 'Lukk melding',
  status: 'Status for meldingen',
  human: 'Ja, send meldingen',
  tryAgain: 'Prøv igjen',
  copy: 'Kopier teksten',
  copied: 'Teksten er kopiert.',
  copyRefused: 'Nettleseren lot oss ikke kopiere. Teksten er markert her, så du kan kopiere den selv.',
  copyStatus: 'Kopiering',
  copyField: 'Teksten i meldingen',
  openMail: 'Åpne som e-post',
  writeMail: 'Skriv e-post',
  longMail:
    'Meldingen er lang, og bare begynnelsen får plass i e-posten. Kopier teksten først, og lim inn resten.',
  brokenTitle: 'Noe gikk galt i skjemaet',
  brokenText:
    'Last siden på nytt, så kommer det du skrev, tilbake. Du kan også ringe eller skrive en e-post.',
} as const;

/** The button that calls the firm. */
export const call = (phone: string) => `Ring ${phone}`;

/** Said by a required field that is empty. */
export const missing = {
  name: 'Skriv navnet ditt.',
  email: 'Skriv e-postadressen din.',
  message: 'Skriv en melding.',
  consent: 'Kryss av, så vi kan kontakte deg.',
} as const;

/** Said by an e-mail address of the wrong form. The example also helps against a comma for a dot. */
export const emailFormError = 'Skriv e-postadressen slik: du@eksempel.no';

const nouns = { name: 'navn', email: 'e-post', message: 'melding' } as const;

/** The sentence beside the button while a message is on its way. */
export const sendingHint = 'Vent litt, meldingen sendes.';

/** The sentence beside the button: what to do before the form can be sent. */
export function readinessHint(fields: readonly (keyof typeof missing)[], isEmailWrong: boolean): string {
  const empty = fields.filter((field) => field !== 'consent').map((field) => nouns[field]);
  const steps = [
    empty.length > 0 && `fyll ut ${new Intl.ListFormat('nb').format(empty)}`,
    fields.includes('consent') && 'kryss av for samtykke',
  ].filter((step) => step !== false);
  if (steps.length === 0) return isEmailWrong ? emailFormError : 'Klar til å sende.';
  const sentence = `${steps.join(', og ')}, så kan du sende.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Why a provider refused an enquiry as a whole. */
export const refusals = {
  empty: 'Skjematjenesten fikk en tom melding.',
  blocked: 'Skjematjenesten stoppet meldingen fordi den kan se ut som reklame.',
  closed: 'Skjemaet tar ikke imot meldinger akkurat nå.',
  tooMany: 'Det er sendt mange meldinger på kort tid. Vent noen minutter før du prøver igjen.',
  tooLarge: 'Meldingen er for lang for skjemaet.',
  other: 'Skjematjenesten tok ikke imot meldingen.',
} as const;

/** Said by a field that the provider refused without a reason that is known. */
export const refusedField = 'Skjematjenesten godtok ikke dette. Se over feltet.';

/** What stands under the button after a submit, and what the visitor can do. */
export interface FollowUp {
  title: string;
  text: string;
  /** `contact`: every other way to the firm. `human`: the question whether a person filled in the form. */
  offer?: 'contact' | 'human';
}

const kept = 'Alt du skrev, står fortsatt i skjemaet.';
const otherWays = 'ta kontakt på en annen måte';

/** The honeypot is filled in: never reason enough to throw a person's enquiry away. */
export const askHuman: FollowUp = {
  title: 'Er du et menneske?',
  text: `Meldingen er ikke sendt ennå. Et skjult felt, som skal stå tomt, er fylt ut. Det kan være søppelpost, men nettleseren kan også ha fylt det ut. ${kept}`,
  offer: 'human',
};

/** What happened to an enquiry; `interrupted`: the page was reloaded or left before there was an answer. */
export type Outcome = SendResult | { outcome: 'interrupted' };

/** What follows an attempt to send, as far as the page can know. */
export function followUpOf(result: Outcome, reference: string): FollowUp {
  const unknown = (cause: string): FollowUp => ({
    title: 'Vi vet ikke om meldingen kom frem',
    text: `${cause} ${kept} Prøver du igjen, ser vi på referansen ${reference} at meldingen kan ha kommet før.`,
    offer: 'contact',
  });
  switch (result.outcome) {
    case 'sent':
      return { title: 'Meldingen er sendt', text: 'Skjemaet er tømt.' };
    case 'received':
      return {
        title: `Referansen din er ${reference}`,
        text: 'Meldingen er mottatt. Oppgi referansen hvis du ringer eller skriver til oss om meldingen.',
      };
    case 'failed':
      return {
        title: 'Meldingen er ikke sendt',
        text: `Nettleseren er uten nett. ${kept} Prøv igjen når du har nett, eller ${otherWays}.`,
        offer: 'contact',
      };
    case 'unknown':
      return unknown('Vi fikk ikke noe tydelig svar.');
    case 'interrupted':
      return unknown('Siden ble lastet på nytt mens meldingen ble sendt.');
    case 'refused': {
      const hasField = Object.keys(result.fields).length > 0;
      const reason = hasField ? 'Rett det som er markert i skjemaet, og send på nytt.' : result.reason;
      return {
        title: 'Meldingen ble ikke tatt imot',
        text: `${reason} ${kept} Du kan også ${otherWays}.`,
        offer: 'contact',
      };
    }
  }
}

/** Words of a prepared e-mail and of a copied text. */
export const mail = {
  subject: 'Henvendelse fra nettsiden',
  pasteHere: '\n\n[Resten fikk ikke plass. Lim inn teksten du kopierte, her.]',
} as const;

/** An enquiry's lines above its message; empty ones are left out by the caller. */
export const mailHead = ({ name, email, phone }: EnquiryValues, reference: string) => ({
  Navn: name,
  'E-post': email,
  Telefon: phone,
  Referanse: reference,
});

/** Last line of a message that may have arrived before, where the post has no field for the reference. */
export const repeatLine = (reference: string) => `[Sendt på nytt. Referanse: ${reference}]`;
