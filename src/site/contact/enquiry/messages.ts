/*
 * The words of the form, but for those of single fields (`fields.ts`). docs/specification.md fixes the
 * notices of success, failure and missing consent, the consent's label and «Sender…».
 */

/** A message about the last submit. */
export interface Notice {
  tone: 'error' | 'success';
  title: string;
  text: string;
  /** A further sentence. */
  more?: string;
  /** Below are other ways to reach the firm. */
  offersContact?: true;
}

const failed = {
  tone: 'error',
  title: 'Noe gikk galt',
  text: 'Det oppstod en feil ved sending av meldingen. Prøv igjen senere.',
  offersContact: true,
} as const;

export const notices = {
  consentMissing: {
    tone: 'error',
    title: 'Samtykke påkrevd',
    text: 'Du må godta at opplysningene brukes til kontakt.',
  },
  sent: {
    tone: 'success',
    title: 'Takk for din henvendelse!',
    text: 'Vi tar kontakt så snart som mulig.',
  },
  uncertain: { ...failed, more: 'Meldingen kan likevel ha kommet frem.' },
  /** `more` is the provider's reason (`refusals`). */
  refused: failed,
  refusedFields: {
    tone: 'error',
    title: 'Meldingen ble ikke tatt imot',
    text: 'Rett det som er markert i skjemaet, og send på nytt.',
  },
} satisfies Record<string, Notice>;

export const labels = {
  requiredNote: 'Felt merket med * må fylles ut.',
  optional: '(valgfritt)',
  consent: 'Jeg godtar at opplysningene brukes til å kontakte meg angående min henvendelse *',
  send: 'Send melding',
  sending: 'Sender…',
  privacy: 'Les om bruken av opplysningene i',
  privacyLink: 'personvernerklæringen',
  closeNotice: 'Lukk melding',
  call: (phone: string) => `Ring ${phone}`,
  openMail: 'Åpne som e-post',
  writeMail: 'Skriv e-post',
  longMail: 'Meldingen er for lang til å følge med. Kopier den fra skjemaet, og lim den inn i e-posten.',
  brokenTitle: 'Noe gikk galt i skjemaet',
  brokenText:
    'Last siden på nytt, så kommer det du skrev, tilbake. Du kan også ringe eller skrive en e-post.',
};

export const consentMissing = 'Kryss av for samtykke.';

/** The sentence beside the button; `state.ts` has what is missing. */
export const hints = { sending: 'Vent litt, meldingen sendes.', ready: 'Klar til å sende.' };

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
