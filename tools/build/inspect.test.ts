import { expect, test } from 'vitest';
import { writeExample } from '../../tests/support/example-content.ts';
import { readContent } from '../../src/content/read.ts';
import { checkProviders, inspectBuild } from './inspect.ts';

const ready = { DEPLOY: '1', SITE_URL: 'https://bad.no', PUBLIC_FORM_ENDPOINT: 'https://formspree.io/f/abc' };

test('a build on one’s own machine needs no more than content without mistakes', async () => {
  const inspection = await inspectBuild(await readContent(await writeExample()), {});
  expect(inspection).toMatchObject({ ready: true, text: expect.stringMatching(/er i orden\.$/) });
});

test('tells of everything at once', async () => {
  const folder = await writeExample({ 'hero.yaml': (text) => text.replace('lead: Vi tar jobben.\n', '') });
  const { ready, text } = await inspectBuild(await readContent(folder), { DEPLOY: '1', PORT: 'x' });
  expect(ready).toBe(false);
  for (const part of [
    'Fant 1 feil i innholdet',
    'PORT er «x»',
    'PUBLIC_FORM_ENDPOINT mangler',
    'som er en eksempeladresse',
    'formProvider mangler',
    'host mangler',
    'Ola Nordmann',
    'ALLOW_DEMO=1',
  ]) {
    expect(text).toContain(part);
  }
});

test('refuses the example’s facts in a build for the public, and lets a marked demo through', async () => {
  const folder = await writeExample({
    'firm.yaml': (text) => `${text}formProvider: Formspree\nhost: Cloudflare\n`,
  });
  const refused = await inspectBuild(await readContent(folder), ready);
  expect(refused.ready).toBe(false);
  expect(refused.text).toMatch(/address → street +Eksempelveien 1 +er oppdiktet/);
  expect(refused.text).toMatch(/certifications → 1 +Mesterbrev +påstår mesterbrev/);
  expect(await inspectBuild(await readContent(folder), { ...ready, ALLOW_DEMO: '1' })).toMatchObject({
    ready: true,
  });
});

test('warns where a public build assumes that enquiries arrive, and stops nothing', async () => {
  const content = await readContent(await writeExample());
  const { text } = await inspectBuild(content, ready);
  expect(text).toContain('PUBLIC_FORM_MODE er assumed');
  expect((await inspectBuild(content, { ...ready, PUBLIC_FORM_MODE: 'confirmed' })).text).not.toContain(
    'assumed',
  );
  expect((await inspectBuild(content, {})).text).not.toContain('assumed');
});

test('a content folder that cannot be read is a mistake, not a crash', async () => {
  const { ready, text } = await inspectBuild(await readContent('/finnes-ikke'), { DEPLOY: '1' });
  expect(ready).toBe(false);
  expect(text).toContain('/finnes-ikke\n  Fant: ingen mappe med dette navnet\n');
});

test('the privacy statement names the provider that the form is sent to', () => {
  const firm = { formProvider: 'Formspree', host: 'Cloudflare' };
  expect(checkProviders(firm, 'https://formspree.io/f/abc')).toBeUndefined();
  expect(checkProviders(firm, 'https://forms.bad.no/f')).toBeUndefined();
  expect(checkProviders(firm, 'https://api.web3forms.com/submit')).toContain('sender skjemaet til Web3Forms');
  expect(checkProviders({}, 'https://api.web3forms.com/submit')).toContain('for eksempel Web3Forms');
});
