import { expect, test } from 'vitest';
import { internationalPhone } from '../format.ts';
import { email, list, phone, text, webAddress } from './fields.ts';
import { firmSchema } from './firm.ts';
import { hoursLine } from './hours.ts';

const { organisationNumber, address } = firmSchema.shape;

test.each([
  ['91234567', '912 34 567', '+4791234567'],
  ['+47 22 33 44 55', '22 33 44 55', '+4722334455'],
  ['0047 40000000', '400 00 000', '+4740000000'],
  ['22\u00a033 44.55', '22 33 44 55', '+4722334455'],
  ['02800', '02800', '02800'],
  ['+46 8 123 45 67', '+46 8 123 45 67', '+4681234567'],
  ['0046 81234567', '+46 81234567', '+4681234567'],
])('the telephone number «%s» is shown «%s» and dialled «%s»', (typed, shown, dialled) => {
  expect(phone.parse(typed)).toBe(shown);
  expect(internationalPhone(shown)).toBe(dialled);
});

test.each(['12 34', '123456', '{telefon}', '+', '+1234567890123456', 'ring oss'])(
  '«%s» is no telephone number',
  (typed) => expect(phone.safeParse(typed).success).toBe(false),
);

test('pages get what people type in the usual format', () => {
  expect(organisationNumber.parse('999999999')).toBe('999 999 999');
  expect(address.shape.city.parse(' bergen ')).toBe('Bergen');
  expect(email.parse('post @ eksempelbad.no')).toBe('post@eksempelbad.no');
  expect(webAddress('', '').parse('eksempelbad.no')).toBe('https://eksempelbad.no');
  expect(hoursLine.parse({ from: 'mandag', opens: '7', closes: '15.30' })).toMatchObject({
    opens: '07:00',
    closes: '15:30',
  });
  expect(list(text('', ''), '', '').parse(['  En ', 'FYLL UT: to'])).toEqual(['En']);
  // And nothing that nobody sees.
  expect(text('', '').parse('\u200bBad\u2028og\u200e \ufeffflis')).toBe('Bad og flis');
});
