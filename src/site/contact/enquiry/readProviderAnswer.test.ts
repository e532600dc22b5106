import { expect, test } from 'vitest';
import { refusals } from './messages.ts';
import { readProviderAnswer, type SendResult } from './send.ts';

const sent: SendResult = { outcome: 'sent' };
const unknown: SendResult = { outcome: 'unknown' };
const refused = (reason: string = refusals.other, fields = {}): SendResult => ({
  outcome: 'refused',
  reason,
  fields,
});
const page = undefined;
const every = { ok: true, success: true, next: '/' };
const wrongEmail = refused(refusals.other, { email: 'Skjematjenesten godtok ikke dette. Se over feltet.' });
const formspreeErrors = [
  { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
  { code: 'TYPE_NUMERIC', field: 'unknown', message: '?' },
  null,
];

test.each<[string, number, unknown, SendResult]>([
  ['a page with 200, such as a captcha', 200, page, unknown],
  ['JSON without a word about success', 200, { message: 'Hi' }, unknown],
  ['a success that is only a text', 200, { ok: 'true', success: 'true' }, unknown],
  ['500 with a success', 500, every, unknown],
  ['422 with a success', 422, every, refused()],
  ['429 with a page', 429, page, refused(refusals.tooMany)],
  ['413', 413, page, refused(refusals.tooLarge)],
  ['Formspree: next', 200, { next: 'https://formspree.io/thanks' }, sent],
  ['Formspree: ok', 200, { ok: true }, sent],
  ['Formspree: an error with 200', 200, { ok: true, error: 'Nope' }, refused()],
  ['Formspree: fields', 422, { error: 'Validation', errors: formspreeErrors }, wrongEmail],
  ['Formspree: an empty form', 400, { errors: [{ code: 'EMPTY' }] }, refused()],
  ['Web3Forms: success', 200, { success: true, message: 'Email sent' }, sent],
  ['Web3Forms: no success with 200', 200, { success: false, message: 'Spam' }, refused()],
  ['another: not ok with 200', 200, { ok: false }, refused()],
  ['another: a list', 422, { errors: [{ field: 'email' }, { field: '__proto__' }] }, wrongEmail],
  ['another: by name', 422, { errors: { email: ['?'], constructor: '?' } }, wrongEmail],
])('%s', (_, status, json, result) => expect(readProviderAnswer(status, json)).toEqual(result));
