import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { readPorts } from './variables.ts';

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
      indexable: false,
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
    const environment = readEnvironment({
      PUBLIC_FORM_ENDPOINT: 'https://formspree.io/f/abc?x=1',
      SITE_URL: 'https://bad.no/',
      DEPLOY: '1',
    });
    expect(environment.formEndpoint).toBe('https://formspree.io/f/abc?x=1');
    expect(environment.siteUrl).toBe('https://bad.no');
    expect(environment.deploy).toBe(true);
  });

  it.each(['http://localhost:4322/', 'http://127.0.0.1:9/f', 'https://forms.bad.no/f'])(
    'accepts %s',
    (url) => {
      expect(refusal({ PUBLIC_FORM_ENDPOINT: url })).toBe('');
    },
  );

  it.each([
    'http://forms.bad.no/f',
    'forms.bad.no',
    'javascript:alert(1)',
    'https://a:b@forms.bad.no/',
    'http://localhost.bad.no/',
  ])('refuses the endpoint %s', (url) => {
    expect(refusal({ PUBLIC_FORM_ENDPOINT: url })).toContain(`PUBLIC_FORM_ENDPOINT er «${url}»`);
  });

  it.each(['https://bad.no/side', 'http://bad.no', 'bad.no', 'https://bad.no/?a', 'https://bad.no/#b'])(
    'refuses the site address %s',
    (url) => expect(refusal({ SITE_URL: url })).toContain(`SITE_URL er «${url}»`),
  );

  it('names the content file where the address comes from it', () => {
    expect(refusal({}, 'bad.no')).toContain('content/firm.yaml (feltet website) er «bad.no»');
  });

  it.each(['0', '65536', '43.5', 'abc', '-1', '1e3'])('refuses the port %s', (port) => {
    expect(refusal({ PORT: port })).toContain(`PORT er «${port}»`);
  });

  it('refuses one port for both servers', () => {
    expect(() => readPorts({ PORT: '4322' })).toThrow('PORT og INBOX_PORT er begge 4322');
  });

  it('marks a demo only where it is asked to', () => {
    expect(readEnvironment({ ALLOW_DEMO: '1' }).demo).toBe(true);
    expect(refusal({ ALLOW_DEMO: 'ja' })).toContain('ALLOW_DEMO er «ja»');
  });

  it.each([
    [{ SITE_URL: 'https://bad.no' }, true],
    [{}, false],
    [{ SITE_URL: '' }, false],
    [{ SITE_URL: 'https://www.eksempelbad.example' }, false],
    [{ SITE_URL: 'http://localhost:4321' }, false],
    [{ SITE_URL: 'https://bad.no', ALLOW_DEMO: '1' }, false],
  ])('lets search engines list a build with %j: %j', (variables, indexable) => {
    expect(readEnvironment(variables, 'https://bad.no').indexable).toBe(indexable);
  });

  it('reads answers only where it is asked to', () => {
    expect(readEnvironment({ PUBLIC_FORM_MODE: 'confirmed' }).formMode).toBe('confirmed');
    expect(refusal({ PUBLIC_FORM_MODE: 'ja' })).toContain('PUBLIC_FORM_MODE er «ja»');
  });

  describe('Web3Forms', () => {
    const endpoint = { PUBLIC_FORM_ENDPOINT: 'https://api.web3forms.com/submit' };
    const ready = { ...endpoint, PUBLIC_FORM_MODE: 'confirmed', PUBLIC_FORM_ACCESS_KEY: 'abc' };

    it('needs its key and read answers, or every enquiry would be lost without a word', () => {
      expect(refusal(ready)).toBe('');
      expect(refusal({ ...ready, PUBLIC_FORM_MODE: '' })).toContain('Web3Forms må ha');
      expect(refusal({ ...ready, PUBLIC_FORM_ACCESS_KEY: '' })).toContain('Web3Forms må ha');
    });

    it('has the only key', () => {
      expect(refusal({ PUBLIC_FORM_MODE: 'confirmed', PUBLIC_FORM_ACCESS_KEY: 'abc' })).toContain(
        'PUBLIC_FORM_ACCESS_KEY er satt',
      );
    });
  });

  it('lists every mistake at once, without a stack trace', () => {
    const variables = { PORT: 'x', INBOX_PORT: 'y', DEPLOY: 'ja', PUBLIC_FORM_ENDPOINT: 'z', SITE_URL: 'w' };
    const message = refusal(variables);
    for (const name of Object.keys(variables)) expect(message).toContain(`  - ${name} er «`);
    expect(() => readEnvironment(variables)).toThrow(expect.objectContaining({ stack: message }));
  });
});

describe('environment of a build for the public', () => {
  it('lists everything that stands in the way', () => {
    const message = refusal({ DEPLOY: '1' }, 'https://www.eksempelbad.example');
    expect(message).toContain('PUBLIC_FORM_ENDPOINT mangler');
    expect(message).toContain('content/firm.yaml (feltet website) er «https://www.eksempelbad.example»');
  });

  it('needs an address of the site', () => {
    expect(refusal({ DEPLOY: '1', PUBLIC_FORM_ENDPOINT: 'https://forms.bad.no' })).toContain(
      'SITE_URL mangler',
    );
  });

  it('refuses addresses on this machine', () => {
    const local = {
      DEPLOY: '1',
      PUBLIC_FORM_ENDPOINT: 'http://127.0.0.1:4322',
      SITE_URL: 'http://localhost:4321',
    };
    expect(refusal(local).match(/bare finnes på denne maskinen/g)).toHaveLength(2);
  });

  it('stops nothing that is ready', () => {
    const ready = { DEPLOY: '1', PUBLIC_FORM_ENDPOINT: 'https://forms.bad.no', SITE_URL: 'https://bad.no' };
    expect(refusal(ready, 'https://www.eksempelbad.example')).toBe('');
  });
});
