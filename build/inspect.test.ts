import { expect, test } from 'vitest';
import { writeExample } from '../tests/support/example-content.ts';
import { readContent } from '../src/content/read.ts';
import { checkProviders, inspectBuild } from './inspect.ts';

const complete = {
  DEPLOY: '1',
  SITE_URL: 'https://bad.no',
  PUBLIC_FORM_ENDPOINT: 'https://formspree.io/f/abc',
};

test('a local build needs only valid content, and no warning', async () => {
  expect(inspectBuild(await readContent(await writeExample()), {})).toMatchObject({
    ready: true,
    text: expect.stringMatching(/er i orden\.$/),
  });
});

test('a public build reports every mistake at once', async () => {
  const folder = await writeExample({ 'hero.yaml': (text) => text.replace('lead: Vi tar jobben.\n', '') });
  const { ready, text } = inspectBuild(await readContent(folder), { DEPLOY: '1', PORT: 'x' });
  expect(ready).toBe(false);
  const ofVariables = ['PORT er «x»', 'som er en eksempeladresse', 'PUBLIC_FORM_ENDPOINT mangler'];
  const ofContent = [
    'formProvider mangler',
    'host mangler',
    'linje 6: phone: 00 00 00 00',
    'linje 7: email: ',
  ];
  for (const part of ['Fant 1 feil', ...ofVariables, ...ofContent]) expect(text).toContain(part);
});

test('a firm that has filled in everything may be published', async () => {
  const filledIn = (text: string) =>
    text.replaceAll('00 00 00 00', '411 23 450').replaceAll('.example', '.no').replace("'0000'", "'5003'");
  const providers = 'formProvider: Formspree\nhost: Cloudflare\n';
  const folder = await writeExample({
    'firm.yaml': (text) => filledIn(text).replace('000 000 000', '999 999 999') + providers,
    'staff.yaml': filledIn,
    'about.yaml': filledIn,
    'personvern.md': filledIn,
  });
  const { ready, text } = inspectBuild(await readContent(folder), complete);
  expect({ ready, text }).toMatchObject({ ready: true, text: expect.stringContaining('er i orden.') });
});

test('the example is published only as a marked demo, and says how', async () => {
  const example = await readContent('example');
  expect(inspectBuild(example, complete)).toMatchObject({
    ready: false,
    text: expect.stringMatching(/er eksempelet[^]+npm run rediger[^]+ALLOW_DEMO=1/),
  });
  expect(inspectBuild(example, { ...complete, ALLOW_DEMO: '1' }).ready).toBe(true);
});

test('a public build warns in assumed mode, in which lost enquiries go unnoticed', async () => {
  const content = await readContent(await writeExample());
  expect(inspectBuild(content, complete).text).toContain('PUBLIC_FORM_MODE er assumed');
  const confirmed = inspectBuild(content, { ...complete, PUBLIC_FORM_MODE: 'confirmed' });
  expect(confirmed.text).not.toContain('assumed');
});

test('a missing content folder is a mistake, not a crash', async () => {
  const { ready, text } = inspectBuild(await readContent('/finnes-ikke'), { DEPLOY: '1' });
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
