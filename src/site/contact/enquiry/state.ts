import { capitalised } from '../../../content/format.ts';
import {
  emptyValues,
  type EnquiryField,
  type EnquiryValues,
  fieldErrors,
  isTyped,
  missingFields,
  typedFields,
} from './fields.ts';
import { hints, type Notice, notices } from './messages.ts';
import type { Refusal } from './send.ts';

/** The state of the form, and what it shows. The inputs own their values. */
export interface EnquiryState {
  phase: 'idle' | 'sending' | 'sent' | 'failed';
  /** As last read from the inputs; `undefined` until the script runs, while the form works natively. */
  values?: EnquiryValues;
  /** The fields that the visitor has left: only they show errors. */
  touched: ReadonlySet<EnquiryField>;
  /** Errors of the provider by field, and the values that it received. */
  refused?: { fields: Refusal['fields']; values: EnquiryValues };
  /** Shown until it is closed or replaced. */
  notice?: Notice | undefined;
  /** Counts the notices so far, as their key: the same words in new elements are announced again. */
  noticeCount: number;
}

export type EnquiryEvent =
  /** The inputs were read; `left` has lost the focus. */
  | { type: 'read'; values: EnquiryValues; left?: EnquiryField | undefined }
  /** A submit was stopped, because something is missing or wrong. */
  | { type: 'stopped'; values: EnquiryValues }
  | { type: 'sending' }
  | { type: 'sent' }
  /** Without a refusal nobody knows whether it has arrived. */
  | { type: 'failed'; refusal?: Refusal; values?: EnquiryValues }
  | { type: 'closed' };

/** The state of the prerendered form. */
export const initialState: EnquiryState = { phase: 'idle', touched: new Set(), noticeCount: 0 };

/** Every transition of the form. */
export function nextState(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  switch (event.type) {
    case 'read':
      return read(state, event.values, event.left);
    case 'stopped': {
      const { values } = event;
      const stopped = { ...state, values, touched: new Set(fieldErrors(values).keys()), notice: undefined };
      return values.consent ? stopped : withNotice(stopped, notices.consentMissing);
    }
    case 'sending':
      return { ...state, phase: 'sending', notice: undefined };
    case 'sent': {
      const { noticeCount } = state;
      const emptied = { ...initialState, phase: 'sent' as const, values: emptyValues, noticeCount };
      return withNotice(emptied, notices.sent);
    }
    case 'failed': {
      const failed = { ...state, phase: 'failed' as const };
      const { refusal, values } = event;
      if (!refusal || !values) return withNotice(failed, notices.uncertain);
      const { fields, reason } = refusal;
      const hasFields = Object.keys(fields).length > 0;
      const notice = hasFields ? notices.refusedFields : { ...notices.refused, more: reason };
      return withNotice({ ...failed, refused: { fields, values } }, notice);
    }
    case 'closed':
      return { ...state, notice: undefined };
  }
}

function read(state: EnquiryState, values: EnquiryValues, left?: EnquiryField): EnquiryState {
  const isChanged = JSON.stringify(values) !== JSON.stringify(state.values);
  const isLeft = left !== undefined && !state.touched.has(left);
  if (!isChanged && !isLeft) return state;
  const touched = isLeft ? new Set(state.touched).add(left) : state.touched;
  const hasEnded = state.phase === 'sent' || state.phase === 'failed';
  return { ...state, values, touched, phase: isChanged && hasEnded ? 'idle' : state.phase };
}

const withNotice = (state: EnquiryState, notice: Notice): EnquiryState => ({
  ...state,
  notice,
  noticeCount: state.noticeCount + 1,
});

/** True if a required field is empty, so that nothing can be sent. */
export const isBlocked = ({ values }: EnquiryState) =>
  values !== undefined && missingFields(values).length > 0;

/** The error that a field shows. A refused value stays wrong until it is changed. */
export function errorOf({ values, touched, refused }: EnquiryState, field: EnquiryField): string | undefined {
  const error = values && touched.has(field) ? fieldErrors(values).get(field) : undefined;
  return error ?? (refused?.values[field] === values?.[field] ? refused?.fields[field] : undefined);
}

/**
 * The sentence beside the button: what to do before the form can be sent. Empty until the script runs, and
 * after an attempt until the next input.
 */
export function hintOf({ phase, values }: EnquiryState): string {
  if (phase === 'sending') return hints.sending;
  if (phase !== 'idle' || values === undefined) return '';
  const missing = missingFields(values);
  const empty = missing.filter(isTyped).map((name) => typedFields[name].label.toLowerCase());
  const steps = [
    ...(empty.length > 0 ? [`fyll ut ${new Intl.ListFormat('nb').format(empty)}`] : []),
    ...(missing.includes('consent') ? ['kryss av for samtykke'] : []),
  ].join(', og ');
  if (steps) return `${capitalised(steps)}, så kan du sende.`;
  const [wrong] = fieldErrors(values).values();
  return wrong ?? hints.ready;
}
