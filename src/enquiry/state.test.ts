import { describe, expect, test } from 'vitest';
import type { SendResult } from './readProviderAnswer.ts';
import { initialState, type EnquiryEvent, type EnquiryState, hintOf, nextState } from './state.ts';
import { emptyValues } from './enquiryValues.ts';
import { notices } from './messages.ts';

const values = { name: 'Kari', email: 'kari@eksempel.example', phone: '', message: 'Hei', consent: true };
const after = (...events: EnquiryEvent[]): EnquiryState => events.reduce(nextState, initialState);
const read: EnquiryEvent = { type: 'read', values };
const sending: EnquiryEvent = { type: 'sending', reference: 'EB-7F3K' };
const ended = (result: SendResult, reference = 'EB-7F3K'): EnquiryEvent => ({
  type: 'ended',
  result,
  values,
  reference,
});

test('a stopped submit tries every field that is wrong, and names the consent alone in a notice', () => {
  const wrong = { ...values, name: ' ', email: 'kari' };
  const state = after(read, { type: 'stopped', values: wrong });
  expect([...state.touched]).toEqual(['name', 'email']);
  expect(state.notice).toBeUndefined();
  expect(after(read, { type: 'stopped', values: { ...values, consent: false } }).notice).toBe(
    notices.consentMissing,
  );
});

test.each<[string, EnquiryEvent]>([
  ['a stopped submit', { type: 'stopped', values: { ...values, name: '' } }],
  ['a new attempt', sending],
])('%s takes away what was said before', (_, event) => {
  const state = after(read, sending, ended({ outcome: 'failed' }), event);
  expect(state.notice).toBeUndefined();
  expect(state.followUp).toBeUndefined();
});

describe('a send', () => {
  test.each<[SendResult, string]>([
    [{ outcome: 'sent' }, 'Dette skjer nå'],
    [{ outcome: 'received' }, 'Referansen din er EB-7F3K'],
  ])('with %j leaves the form as new, with thanks and a receipt until the next input', (result, receipt) => {
    const state = after(read, { type: 'left', field: 'phone' }, sending, ended(result));
    expect(state).toMatchObject({ values: emptyValues, sending: false, reference: '', notice: notices.sent });
    expect(state.touched.size).toBe(0);
    expect(state.followUp?.title).toBe(receipt);
    expect(hintOf(state)).toBe('');
    expect(nextState(state, { type: 'read', values: emptyValues })).toBe(state);
    const next = nextState(state, read);
    expect(next.followUp).toBeUndefined();
    expect(hintOf(next)).toBe('Klar til å sende.');
  });

  test.each<[SendResult, string]>([
    [{ outcome: 'failed' }, 'Nettleseren er uten nett.'],
    [{ outcome: 'unknown' }, 'Sender du på nytt, ser vi av referansen EB-7F3K at'],
    [{ outcome: 'refused', fields: {}, reason: 'Nei.' }, 'Nei.'],
  ])('with %j keeps the text, says so, offers other ways, and never says «Klar» above it', (result, said) => {
    const state = after(read, sending, ended(result, ''));
    expect(state).toMatchObject({ values, sending: false, reference: '', notice: notices.failed });
    expect(state.followUp).toMatchObject({ offersContact: true, text: expect.stringContaining(said) });
    expect(hintOf(state)).toBe('');
    const next = nextState(state, { type: 'read', values: { ...values, name: '' } });
    expect(next.followUp).toBe(state.followUp);
    expect(hintOf(next)).toBe('Fyll ut navn, så kan du sende.');
  });
});

test('closing the notice leaves what stands under the form', () => {
  const failed = after(read, sending, ended({ outcome: 'failed' }));
  expect(nextState(failed, { type: 'closed' })).toEqual({ ...failed, notice: undefined });
});
