import type { SendResult } from './readProviderAnswer.ts';

/** The notices of docs/specification.md, word for word. */
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

/** A message about what happened to the enquiry. */
export type Notice = (typeof notices)[keyof typeof notices];

/** What stands under the form after a send: the words, and what the visitor can do. */
export interface FollowUp {
  title: string;
  text: string;
  /** `ways`: every other way to the firm. `human`: the question whether a person filled in the form. */
  offer?: 'ways' | 'human';
}

const kept = 'Alt du skrev, står fortsatt i skjemaet.';

/** The form's hidden field is filled in: never reason enough to throw a person's enquiry away. */
export const askHuman: FollowUp = {
  title: 'Er du et menneske?',
  text: `Meldingen er ikke sendt ennå. Et skjult felt, som skal stå tomt, er fylt ut. Slik gjør programmer som sender reklame, men nettleseren din kan også ha gjort det. ${kept}`,
  offer: 'human',
};

/**
 * What follows a send; nothing where its notice says all.
 *
 * @param reference of the enquiry where sending is confirmed, otherwise empty
 */
export function followUpOf(result: SendResult, reference: string): FollowUp | undefined {
  switch (result.outcome) {
    case 'sent':
      if (!reference) return undefined;
      return {
        title: `Referansen din er ${reference}`,
        text: 'Meldingen er mottatt. Oppgi referansen hvis du ringer eller skriver til oss om den.',
      };
    case 'failed':
      return {
        title: 'Teksten din er ikke borte',
        text: `Meldingen kom trolig ikke frem. ${kept} Prøv igjen, eller bruk en annen vei.`,
        offer: 'ways',
      };
    case 'unknown':
      return {
        title: 'Vi vet ikke om meldingen kom frem',
        text: `Vi fikk ikke noe tydelig svar. ${kept} Prøver du igjen, ser vi på referansen ${reference} at det er samme melding.`,
        offer: 'ways',
      };
    case 'refused': {
      const hasField = Object.keys(result.fields).length > 0;
      const reason = hasField ? 'Rett det som er merket i skjemaet, og send på nytt.' : result.reason;
      return {
        title: 'Meldingen ble ikke tatt imot',
        text: `${reason} ${kept} Du kan også bruke en annen vei.`,
        offer: 'ways',
      };
    }
  }
}
