import { expect, test } from 'vitest';
import { mailLink, messageText } from './mailLink.ts';

const values = {
  name: 'Kåre Ødegård',
  email: 'kare@eksempel.example',
  phone: '',
  message: 'Første linje\nAndre & «siste» 🛁',
  consent: true,
};

const parse = (href: string) => {
  const url = new URL(href);
  return { to: url.pathname, subject: url.searchParams.get('subject'), body: url.searchParams.get('body')! };
};
const encodedBody = (href: string) => href.split('&body=')[1]!;

test('the prepared e-mail has a subject and what was filled in, with the line breaks of mail', () => {
  const { href, complete } = mailLink('post@firma.example', values, 'EB-7F3K');
  expect(complete).toBe(true);
  expect(parse(href)).toEqual({
    to: 'post@firma.example',
    subject: 'Henvendelse fra nettsiden EB-7F3K',
    body: 'Navn: Kåre Ødegård\r\nE-post: kare@eksempel.example\r\nReferanse: EB-7F3K\r\n\r\nFørste linje\r\nAndre & «siste» 🛁',
  });
  expect(parse(mailLink('post@firma.example', values).href).subject).toBe('Henvendelse fra nettsiden');
});

test.each(['a'.repeat(5000), '🛁'.repeat(900), `${'x'.repeat(1500)}\ud83d slutt ${'y'.repeat(900)}`])(
  'a long text is cut between characters, within the limit, and says where to paste (%#)',
  (message) => {
    const { href, complete } = mailLink('post@firma.example', { ...values, message });
    expect(complete).toBe(false);
    expect(encodedBody(href).length).toBeLessThanOrEqual(1800);
    expect(encodedBody(href).length).toBeGreaterThan(1750);
    const { body } = parse(href);
    expect(body).toMatch(/\[Resten fikk ikke plass\. Lim inn resten fra skjemaet her\.\]$/);
    const begun = body.split('\r\n\r\n[Resten')[0]!.replaceAll('\r\n', '\n');
    expect(messageText({ ...values, message: message.toWellFormed() }).startsWith(begun)).toBe(true);
  },
);

test('the longest text that fits is not cut', () => {
  const room = 1800 - encodedBody(mailLink('a@b.example', { ...values, message: '' }).href).length;
  expect(mailLink('a@b.example', { ...values, message: 'x'.repeat(room) }).complete).toBe(true);
  expect(mailLink('a@b.example', { ...values, message: 'x'.repeat(room + 1) }).complete).toBe(false);
});
