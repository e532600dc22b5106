import { expect, it } from 'vitest';
import { type Environment, readEnvironment } from './environment.ts';

const published = { DEPLOY: '1', SITE_URL: 'https://bad.no/' };
const enquiries = { provider: 'web3forms', key: 'abc', isRead: true } as const;
const demo = { ...published, ALLOW_DEMO: '1', PUBLIC_FORM_ENDPOINT: 'https://forms.bad.no' };

it.each<[Record<string, string>, Partial<Environment>]>([
  [{}, { port: 4321, deploy: false, formMode: 'assumed', siteUrl: 'https://www.eksempelbad.example' }],
  [{ INBOX_PORT: '5000' }, { formEndpoint: 'http://localhost:5000' }],
  [
    { PUBLIC_FORM_ENDPOINT: '', PORT: ' ' },
    { port: 4321, formEndpoint: 'http://localhost:4322' },
  ],
  [{ PUBLIC_FORM_ENDPOINT: 'http://127.0.0.1:9/f' }, { formEndpoint: 'http://127.0.0.1:9/f' }],
  [published, { siteUrl: 'https://bad.no', deploy: true, indexable: true }],
  [demo, { demo: true, indexable: false, formEndpoint: 'https://forms.bad.no', formMode: 'assumed' }],
  [{ ALLOW_DEMO: '1' }, { demo: true, indexable: true }],
  // Where a firm's enquiries go, its content alone says.
  [
    { DEPLOY: '1' },
    { formEndpoint: 'https://api.web3forms.com/submit', formMode: 'confirmed', formAccessKey: 'abc' },
  ],
])('%j means %j', (variables, expected) =>
  expect(readEnvironment(variables, { website: 'https://www.eksempelbad.example', enquiries })).toMatchObject(
    expected,
  ),
);

it.each<[Record<string, string>]>([
  [{ PUBLIC_FORM_ENDPOINT: 'forms.bad.no' }],
  [{ PUBLIC_FORM_ENDPOINT: 'javascript:alert(1)' }],
  [{ PUBLIC_FORM_ENDPOINT: 'https://a:b@forms.bad.no/' }],
  [{ PUBLIC_FORM_ENDPOINT: 'http://localhost.bad.no/' }],
  [{ SITE_URL: 'https://bad.no/side' }],
  [{ SITE_URL: 'http://bad.no' }],
  [{ PORT: '65536' }],
  [{ PORT: '4321,5' }],
  [{ ALLOW_DEMO: 'ja' }],
  // Every enquiry would be lost silently.
  [{ ...demo, PUBLIC_FORM_ENDPOINT: 'https://api.web3forms.com/submit' }],
  [{ ...demo, PUBLIC_FORM_ENDPOINT: 'http://127.0.0.1:1', SITE_URL: 'http://localhost:2' }],
  [{ ...published, PUBLIC_FORM_ENDPOINT: 'https://forms.bad.no' }],
])('refuses %j, word for word', (variables) => {
  expect(() => readEnvironment(variables)).toThrowErrorMatchingSnapshot();
});

it('lists every mistake at once, without a stack trace', () =>
  expect(() => readEnvironment({ PORT: 'x', INBOX_PORT: 'y', DEPLOY: 'ja', SITE_URL: 'w' })).toThrow(
    expect.objectContaining({
      stack: expect.stringMatching(/^Innst[^\n]+(\n {2}- [A-Z_]+ er «[^\n]+){4}$/),
    }),
  ));
