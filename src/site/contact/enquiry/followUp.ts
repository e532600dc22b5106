import type { SendResult } from './readProviderAnswer.ts';

/** The words under the button after a submit, and what the visitor can do. */
export interface FollowUp {
  title: string;
  text: string;
  /** Below are other ways to reach the firm. */
  offersContact?: true;
}

const kept = 'Alt du skrev, står fortsatt i skjemaet.';
const otherWays = 'ta kontakt på en annen måte';

/** The result of an enquiry; `interrupted`: the page was reloaded or left before there was an answer. */
type Outcome = SendResult | { outcome: 'interrupted' };

/** What follows an attempt to send, as far as the page can know. */
export function followUpOf(result: Outcome, reference: string): FollowUp {
  const contact = (title: string, text: string): FollowUp => ({ title, text, offersContact: true });
  const unknown = (cause: string) =>
    contact(
      'Det er usikkert om meldingen kom frem',
      `${cause} ${kept} Sender du på nytt, ser vi av referansen ${reference} at det er samme melding.`,
    );
  switch (result.outcome) {
    case 'sent':
      return { title: 'Dette skjer nå', text: 'Vi leser meldingen og tar kontakt.' };
    case 'received':
      return {
        title: `Referansen din er ${reference}`,
        text: 'Vi leser meldingen og tar kontakt. Oppgi referansen hvis du ringer eller skriver om meldingen.',
      };
    case 'failed':
      return contact(
        'Meldingen er ikke sendt',
        `Nettleseren er uten nett. ${kept} Send på nytt når du har nett, eller ${otherWays}.`,
      );
    case 'unknown':
      return unknown('Det kom ikke noe tydelig svar.');
    case 'interrupted':
      return unknown('Siden ble lastet på nytt eller forlatt mens meldingen ble sendt.');
    case 'refused': {
      const hasField = Object.keys(result.fields).length > 0;
      const reason = hasField ? 'Rett det som er markert i skjemaet, og send på nytt.' : result.reason;
      return contact('Meldingen ble ikke tatt imot', `${reason} ${kept} Du kan også ${otherWays}.`);
    }
  }
}
