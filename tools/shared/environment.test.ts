import { describe, expect, it } from 'vitest';
import { readEnvironment, readPorts } from './environment.ts';

/** The message that a set of variables is refused with, or nothing where it is accepted. */
function refusal(variables: Record<string, string>, firmWebsite?: string): string {
  try {
    readEnvironment(variables, firmWebsite);
    return '';
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
}

describe('environment', () => {
  it('needs nothing for a build on one’s own machine', () => {
    expect(readEnvironment({}, 'https://www.eksempelbad.example')).toEqual({
      port: 4321,
      inboxPort: 4322,
      editorRepo: '',
      editorSignIn: '',
      deploy: false,
      demo: false,
      indexable: true,
      formEndpoint: 'http://localhost:4322',
      formMode: 'assumed',
      formAccessKey: '',
      siteUrl: 'https://www.eksempelbad.example',
    });
  });

  it('lets the form follow the inbox to another port', () => {
    expect(readEnvironment({ INBOX_PORT: '5000' }).formEndpoint).toBe('http://localhost:5000');
  });

  it('counts an empty variable as unset', () => {
    expect(readEnvironment({ PUBLIC_FORM_ENDPOINT: '', PORT: ' ', DEPLOY: '' })).toMatchObject({
      port: 4321,
      deploy: false,
      formEndpoint: 'http://localhost:4322',
    });
  });

  it('keeps the endpoint as given and takes the origin of the site', () => {
    const variables = {
      PUBLIC_FORM_ENDPOINT: 'https://formspree.io/f/abc?x=1',
      SITE_URL: 'https://bad.no/',
      DEPLOY: '1',
    };
    const kept = { formEndpoint: variables.PUBLIC_FORM_ENDPOINT, siteUrl: 'https://bad.no', deploy: true };
    expect(readEnvironment(variables, 'https://www.eksempelbad.example')).toMatchObject(kept);
  });

  it.each(['http://localhost:4322/', 'http://127.0.0.1:9/f', 'https://forms.bad.no/f'])('accepts %s', (url) =>
    expect(refusal({ PUBLIC_FORM_ENDPOINT: url })).toBe(''),
  );

  it('refuses one port for both servers', () => {
    expect(() => readPorts({ PORT: '4322' })).toThrow('PORT og INBOX_PORT er begge 4322');
  });

  const published = { PUBLIC_FORM_ENDPOINT: 'https://forms.bad.no' };
  const web3forms = { PUBLIC_FORM_ENDPOINT: 'https://api.web3forms.com/submit' };
  const confirmed = { PUBLIC_FORM_MODE: 'confirmed' };

  it('marks a demo, reads answers and takes a key where it is asked to', () => {
    const variables = { ...web3forms, ...confirmed, PUBLIC_FORM_ACCESS_KEY: 'abc', ALLOW_DEMO: '1' };
    expect(readEnvironment(variables)).toMatchObject({
      demo: true,
      formMode: 'confirmed',
      formAccessKey: 'abc',
    });
  });

  it.each([
    [{}, true],
    [{ ALLOW_DEMO: '1' }, true],
    [{ ...published, DEPLOY: '1' }, true],
    [{ ...published, DEPLOY: '1', ALLOW_DEMO: '1' }, false],
  ])('lets search engines list a build with %j: %j', (variables, indexable) => {
    expect(readEnvironment(variables, 'https://bad.no').indexable).toBe(indexable);
  });

  const elsewhere = { DEPLOY: '1', PUBLIC_FORM_ENDPOINT: 'https://forms.bad.no' };
  const local = { DEPLOY: '1', PUBLIC_FORM_ENDPOINT: 'http://127.0.0.1:1', SITE_URL: 'http://localhost:2' };

  it.each<[Record<string, string>, string?]>([
    [{ PUBLIC_FORM_ENDPOINT: 'http://forms.bad.no/f' }],
    [{ PUBLIC_FORM_ENDPOINT: 'forms.bad.no' }],
    [{ PUBLIC_FORM_ENDPOINT: 'javascript:alert(1)' }],
    [{ PUBLIC_FORM_ENDPOINT: 'https://a:b@forms.bad.no/' }],
    [{ PUBLIC_FORM_ENDPOINT: 'http://localhost.bad.no/' }],
    [{ SITE_URL: 'https://bad.no/side' }],
    [{ SITE_URL: 'http://bad.no' }],
    [{ SITE_URL: 'bad.no' }],
    [{ SITE_URL: 'https://bad.no/?a' }],
    [{ SITE_URL: 'https://bad.no/#b' }],
    [{}, 'bad.no'],
    [{ PORT: '0' }],
    [{ PORT: '65536' }],
    [{ PORT: '43.5' }],
    [{ PORT: 'abc' }],
    [{ PORT: '-1' }],
    [{ PORT: '1e3' }],
    [{ ALLOW_DEMO: 'ja' }],
    [{ PUBLIC_FORM_MODE: 'ja' }],
    [{ ...confirmed, PUBLIC_FORM_ACCESS_KEY: 'abc' }],
    // Every enquiry would be lost without a word.
    [{ ...web3forms, ...confirmed }],
    [{ ...web3forms, PUBLIC_FORM_ACCESS_KEY: 'abc' }],
    [{ DEPLOY: '1' }, 'https://www.eksempelbad.example'],
    [elsewhere],
    [local],
  ])('refuses %j (%s), word for word', (variables, website) => {
    const words = refusal(variables, website);
    expect(words).not.toBe('');
    expect(words).toMatchSnapshot();
  });

  it('lists every mistake at once, without a stack trace', () => {
    const variables = { PORT: 'x', INBOX_PORT: 'y', DEPLOY: 'ja', PUBLIC_FORM_ENDPOINT: 'z', SITE_URL: 'w' };
    const message = refusal(variables);
    for (const name of Object.keys(variables)) expect(message).toContain(`  - ${name} er «`);
    expect(() => readEnvironment(variables)).toThrow(expect.objectContaining({ stack: message }));
  });
});
