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
export function followUpOf(result: Outcome): FollowUp {
  const contact = (title: string, text: string): FollowUp => ({ title, text, offersContact: true });
  const unknown = (cause: string) =>
    contact(
      'Det er usikkert om meldingen kom frem',
      `${cause} ${kept} Du kan sende på nytt, eller ${otherWays}.`,
    );
  switch (result.outcome) {
    case 'sent':
      return { title: 'Dette skjer nå', text: 'Vi leser meldingen og tar kontakt.' };
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
