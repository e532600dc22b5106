import { type FollowUp, followUpOf } from './followUp.ts';
import { type Notice, notices, readinessHint, sendingHint } from './messages.ts';
import type { SendResult } from './readProviderAnswer.ts';
import { fieldErrors, missingFields } from './validation.ts';
import { emptyValues, type EnquiryField, type EnquiryValues } from './enquiryValues.ts';

/** The state of the form, and the messages that it shows. */
export interface EnquiryState {
  /** `undefined` until the script runs, while the form works natively. */
  values?: EnquiryValues;
  /** The fields that the visitor has touched: only they show errors. */
  touched: ReadonlySet<EnquiryField>;
  sending: boolean;
  /** What the provider refused, and the values that it received. */
  refused?: { values: EnquiryValues; fields: Partial<Record<EnquiryField, string>> };
  notice?: Notice | undefined;
  followUp?: FollowUp | undefined;
  /** Counts announcements: the same words in new elements are announced again. */
  turn: number;
  /** An attempt has ended and nothing was changed since: the hint beside the button is empty. */
  hasEnded: boolean;
}

export type EnquiryEvent =
  /** The form's values were read, and may be the same as before. */
  | { type: 'read'; values: EnquiryValues }
  | { type: 'left'; field: EnquiryField }
  /** A submit was stopped, because something is missing or wrong. */
  | { type: 'stopped'; values: EnquiryValues }
  | { type: 'sending' }
  | { type: 'ended'; result: SendResult; values: EnquiryValues }
  /** The page was left or reloaded during an attempt, whose result is unknown. */
  | { type: 'interrupted' }
  /** The page is left, and may come back from the back/forward cache. */
  | { type: 'away' }
  | { type: 'closed' };

/** The state of the prerendered form. */
export const initialState: EnquiryState = {
  touched: new Set(),
  sending: false,
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
      if (state.touched.has(event.field)) return state;
      return { ...state, touched: new Set(state.touched).add(event.field) };
    case 'stopped': {
      const { values } = event;
      const stopped = { ...silent, values, touched: new Set(fieldErrors(values).keys()) };
      return values.consent ? stopped : announce(stopped, notices.consentMissing);
    }
    case 'sending':
      return { ...silent, sending: true };
    case 'ended':
      return { ...end(state, event), hasEnded: true };
    case 'interrupted':
      return announce({ ...state, sending: false }, undefined, followUpOf({ outcome: 'interrupted' }));
    case 'away':
      // Without `beforeunload` (iOS), leaving the page may itself have been the failure.
      return state.notice === notices.failed ? { ...state, notice: undefined } : state;
    case 'closed':
      return { ...state, notice: undefined };
  }
}

/** The first input after a receipt removes it; other ways to the firm stay until the next attempt. */
function read(state: EnquiryState, values: EnquiryValues): EnquiryState {
  if (JSON.stringify(values) === JSON.stringify(state.values)) return state;
  const followUp = state.followUp?.offersContact ? state.followUp : undefined;
  return { ...state, values, followUp, hasEnded: false };
}

function end(state: EnquiryState, { result, values }: Extract<EnquiryEvent, { type: 'ended' }>) {
  const followUp = followUpOf(result);
  if (result.outcome === 'sent')
    return announce({ ...initialState, turn: state.turn, values: emptyValues }, notices.sent, followUp);
  const fields = result.outcome === 'refused' ? result.fields : {};
  // Refused fields show their own errors.
  const notice = Object.keys(fields).length > 0 ? undefined : notices.failed;
  return announce({ ...state, sending: false, refused: { values, fields } }, notice, followUp);
}

const announce = (state: EnquiryState, notice?: Notice, followUp?: FollowUp): EnquiryState => ({
  ...state,
  notice,
  followUp,
  turn: state.turn + 1,
});

/** True if a required field is empty, so that nothing can be sent. */
export const isBlocked = ({ values }: EnquiryState) =>
  values !== undefined && missingFields(values).length > 0;

/** The error that a field shows. A refused value stays wrong until it is changed. */
export function errorOf({ values, touched, refused }: EnquiryState, field: EnquiryField): string | undefined {
  const error = values && touched.has(field) ? fieldErrors(values).get(field) : undefined;
  return error ?? (refused?.values[field] === values?.[field] ? refused?.fields[field] : undefined);
}

/** The sentence beside the button; empty until the script runs, and after an attempt until the next input. */
export function hintOf({ values, sending, hasEnded }: EnquiryState): string {
  if (sending) return sendingHint;
  if (values === undefined || hasEnded) return '';
  const [wrong] = fieldErrors(values).values();
  return readinessHint(missingFields(values), wrong);
}
