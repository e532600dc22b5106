import { expect, test } from 'vitest';
import { values } from '../../../../tests/support/enquiry-values.ts';
import { formDataOf, mailLink } from './send.ts';

const parse = (href: string) => {
  const url = new URL(href);
  return { to: url.pathname, subject: url.searchParams.get('subject'), body: url.searchParams.get('body')! };
};

test('the prepared e-mail has a subject and what was filled in, with the line breaks of mail', () => {
  const { href, complete } = mailLink('post@firma.example', values);
  expect(complete).toBe(true);
  expect(parse(href)).toEqual({
    to: 'post@firma.example',
    subject: 'Henvendelse fra nettsiden',
    body: [
      'Navn: Kåre Ødegård',
      'E-post: kare@eksempel.example',
      '',
      'Første linje',
      'Andre & «siste» 🛁',
    ].join('\r\n'),
  });
});

test('an address has one spelling, as in the post', () => {
  const email = 'kåre@blåbær.example';
  const { body } = parse(mailLink('post@firma.example', { ...values, email }).href);
  expect(body).toContain('E-post: kåre@xn--blbr-roah.example\r\n');
  expect(formDataOf({ ...values, email }).get('email')).toBe('kåre@xn--blbr-roah.example');
});

test('a text that is too long for a link is to be pasted', () => {
  const { href, complete } = mailLink('post@firma.example', { ...values, message: 'å'.repeat(5000) });
  expect(complete).toBe(false);
  expect(href.split('&body=')[1]!.length).toBeLessThanOrEqual(1800);
  expect(parse(href).body).toMatch(
    /^Navn: Kåre Ødegård\r\n[^]+\r\n\[Lim inn meldingen fra skjemaet her\.\]$/,
  );
});

test('half a character does not break the link', () => {
  expect(parse(mailLink('post@firma.example', { ...values, message: '\ud83d' }).href).body).toMatch(
    /\ufffd$/,
  );
});
