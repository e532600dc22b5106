import { fieldErrors, missingFields } from './validation.ts';
import type { SendResult } from './readProviderAnswer.ts';
import { emptyValues, type EnquiryField, type EnquiryValues } from './values.ts';
import { askHuman, type FollowUp, followUpOf, type Notice, notices } from './messages.ts';

/** What the form knows and says. */
export interface EnquiryState {
  /** What stands in the form; nothing until its script runs, and the form works natively. */
  values?: EnquiryValues;
  /** The fields that the visitor has tried: only they say what is wrong. */
  tried: ReadonlySet<EnquiryField>;
  sending: boolean;
  /** The same for every attempt to send one enquiry; empty before the first, and where sending is not confirmed. */
  reference: string;
  /** What the provider refused, and the values that it saw. */
  refused?: { values: EnquiryValues; fields: Partial<Record<EnquiryField, string>> } | undefined;
  notice?: Notice | undefined;
  /** Counts the notices: the same words shown again are a new turn, so that they are announced again. */
  turn: number;
  followUp?: FollowUp | undefined;
}

export type EnquiryEvent =
  /** The form holds other values than before. */
  | { type: 'read'; values: EnquiryValues }
  /** The visitor left a field. */
  | { type: 'left'; field: EnquiryField }
  /** A submit was stopped, because something is missing or wrong. */
  | { type: 'stopped'; values: EnquiryValues }
  /** A submit was stopped, because the hidden field is filled in. */
  | { type: 'doubted' }
  | { type: 'sending'; reference: string }
  | { type: 'ended'; result: SendResult; values: EnquiryValues }
  /** The visitor closed the notice. */
  | { type: 'closed' };

/** The form as it is built. */
export const asBuilt: EnquiryState = { tried: new Set(), sending: false, reference: '', turn: 0 };

/** What becomes of the form: every transition that it has. */
export function nextState(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  const silent = { ...state, notice: undefined, followUp: undefined };
  switch (event.type) {
    // What says nothing new draws nothing anew: a press on the box tells twice what stands in the form.
    case 'read':
      return isSame(event.values, state.values) ? state : { ...state, values: event.values };
    case 'left':
      return state.tried.has(event.field)
        ? state
        : { ...state, tried: new Set(state.tried).add(event.field) };
    case 'stopped': {
      const { values } = event;
      const stopped = { ...silent, values, tried: new Set(fieldErrors(values).keys()) };
      return values.consent ? stopped : say(notices.consentMissing, stopped);
    }
    case 'doubted':
      return { ...silent, followUp: askHuman };
    case 'sending':
      return { ...silent, sending: true, reference: event.reference };
    case 'ended':
      return end(state, event.result, event.values);
    case 'closed':
      return { ...state, notice: undefined };
  }
}

const isSame = (one: EnquiryValues, other?: EnquiryValues) => JSON.stringify(one) === JSON.stringify(other);

function end(state: EnquiryState, result: SendResult, values: EnquiryValues): EnquiryState {
  const followUp = followUpOf(result, state.reference);
  if (result.outcome === 'sent')
    return say(notices.sent, { ...asBuilt, turn: state.turn, values: emptyValues, followUp });
  const fields = result.outcome === 'refused' ? result.fields : {};
  const kept = { ...state, sending: false, followUp, refused: { values, fields } };
  // Fields that are marked say it themselves.
  return Object.keys(fields).length > 0 ? kept : say(notices.failed, kept);
}

const say = (notice: Notice, state: EnquiryState): EnquiryState => ({
  ...state,
  notice,
  turn: state.turn + 1,
});

/** Whether something is missing, so that nothing can be sent. */
export const isBlocked = ({ values }: EnquiryState) =>
  values !== undefined && missingFields(values).length > 0;

/** What is wrong with a field, if anything is to be said. What the provider refused is wrong for as long as it stands there. */
export function errorOf({ values, tried, refused }: EnquiryState, field: EnquiryField): string | undefined {
  const error = values && tried.has(field) ? fieldErrors(values).get(field) : undefined;
  return error ?? (refused?.values[field] === values?.[field] ? refused?.fields[field] : undefined);
}
