import { askHuman, type FollowUp, followUpOf, type Notice, notices, sendingHint } from './messages.ts';
import type { SendResult } from './readProviderAnswer.ts';
import { fieldErrors, missingFields, sendHint } from './validation.ts';
import { emptyValues, type EnquiryField, type EnquiryValues } from './values.ts';

/** What the form knows and says. */
export interface EnquiryState {
  /** The form's values; `undefined` until its script runs, while the form works natively. */
  values?: EnquiryValues;
  /** The fields that the visitor has tried: only they say what is wrong. */
  tried: ReadonlySet<EnquiryField>;
  sending: boolean;
  /** The same for every attempt that may have arrived; empty before the first. */
  reference: string;
  /** What the provider refused, and the values that it saw. */
  refused?: { values: EnquiryValues; fields: Partial<Record<EnquiryField, string>> } | undefined;
  notice?: Notice | undefined;
  /** Counts what is announced: the same words in new elements are announced again. */
  turn: number;
  followUp?: FollowUp | undefined;
  /** An attempt has ended and nothing was changed since: the hint beside the button is empty. */
  hasEnded: boolean;
}

export type EnquiryEvent =
  /** The form's values were read, and may be the same as before. */
  | { type: 'read'; values: EnquiryValues }
  /** The visitor left a field. */
  | { type: 'left'; field: EnquiryField }
  /** A submit was stopped, because something is missing or wrong. */
  | { type: 'stopped'; values: EnquiryValues }
  /** A submit was stopped, because the honeypot is filled in. */
  | { type: 'doubted' }
  | { type: 'sending'; reference: string }
  /** `reference`: of attempts that may have arrived, otherwise empty. */
  | { type: 'ended'; result: SendResult; values: EnquiryValues; reference: string }
  /** The page opened with an attempt of which nobody knows how it ended. */
  | { type: 'interrupted'; reference: string }
  /** The visitor closed the notice. */
  | { type: 'closed' };

/** The form as it is built. */
export const asBuilt: EnquiryState = {
  tried: new Set(),
  sending: false,
  reference: '',
  turn: 0,
  hasEnded: false,
};

/** Every transition of the form. */
export function nextState(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  const silent = { ...state, notice: undefined, followUp: undefined, hasEnded: false };
  switch (event.type) {
    case 'read':
      return read(state, event.values);
    case 'left':
      return state.tried.has(event.field)
        ? state
        : { ...state, tried: new Set(state.tried).add(event.field) };
    case 'stopped': {
      const { values } = event;
      const stopped = { ...silent, values, tried: new Set(fieldErrors(values).keys()) };
      return values.consent ? stopped : announce(stopped, { notice: notices.consentMissing });
    }
    case 'doubted':
      return { ...announce(silent, { followUp: askHuman }), hasEnded: true };
    case 'sending':
      return { ...silent, sending: true, reference: event.reference };
    case 'ended':
      return { ...end(state, event.result, event.values, event.reference), hasEnded: true };
    case 'interrupted': {
      const { reference } = event;
      const followUp = followUpOf({ outcome: 'interrupted' }, reference);
      return announce({ ...state, reference }, { followUp });
    }
    case 'closed':
      return { ...state, notice: undefined };
  }
}

/** The first input after a receipt takes it away; other ways to the firm stay until the next attempt. */
function read(state: EnquiryState, values: EnquiryValues): EnquiryState {
  if (isSame(values, state.values)) return state;
  const followUp = state.followUp?.offer ? state.followUp : undefined;
  return { ...state, values, followUp, hasEnded: false };
}

const isSame = (one: EnquiryValues, other?: EnquiryValues) => JSON.stringify(one) === JSON.stringify(other);

function end(state: EnquiryState, result: SendResult, values: EnquiryValues, reference: string) {
  const followUp = followUpOf(result, state.reference);
  if (result.outcome === 'sent' || result.outcome === 'received')
    return announce(
      { ...asBuilt, turn: state.turn, values: emptyValues },
      { notice: notices.sent, followUp },
    );
  const fields = result.outcome === 'refused' ? result.fields : {};
  const kept = { ...state, sending: false, reference, refused: { values, fields } };
  // Refused fields say what is wrong themselves.
  const notice = Object.keys(fields).length > 0 ? undefined : notices.failed;
  return announce(kept, { notice, followUp });
}

const announce = (state: EnquiryState, words: Pick<EnquiryState, 'notice' | 'followUp'>): EnquiryState => ({
  ...state,
  ...words,
  turn: state.turn + 1,
});

/** Whether something is missing, so that nothing can be sent. */
export const isBlocked = ({ values }: EnquiryState) =>
  values !== undefined && missingFields(values).length > 0;

/** What is wrong with a field, if it is to be said. A refused value stays wrong until it is changed. */
export function errorOf({ values, tried, refused }: EnquiryState, field: EnquiryField): string | undefined {
  const error = values && tried.has(field) ? fieldErrors(values).get(field) : undefined;
  return error ?? (refused?.values[field] === values?.[field] ? refused?.fields[field] : undefined);
}

/** The sentence beside the button; empty until the script runs, and after an attempt until the next input. */
export function hintOf({ values, sending, hasEnded }: EnquiryState): string {
  if (sending) return sendingHint;
  return values === undefined || hasEnded ? '' : sendHint(values);
}
