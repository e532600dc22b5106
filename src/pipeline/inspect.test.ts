import { expect, test } from 'vitest';
import { writeExample } from '../../tests/support/example-content.ts';
import { readContent } from '../files/read.ts';
import { inspectBuild } from './inspect.ts';

const demo = {
  DEPLOY: '1',
  ALLOW_DEMO: '1',
  SITE_URL: 'https://demo.no',
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
  const ofContent = [
    'firm.yaml, linje 5, phone: 00 00 00 00',
    'firm.yaml, linje 6, email: ',
    'enquiries → provider\n    Velg hvem som tar imot meldingene.',
    'host → provider\n    Velg hvem nettsiden ligger hos.',
  ];
  for (const part of ['Fant 1 feil', 'PORT er «x»', ...ofContent]) expect(text).toContain(part);
});

test('a firm that has filled in everything may be published', async () => {
  const filledIn = (text: string) =>
    text.replaceAll('00 00 00 00', '411 23 450').replaceAll('.example', '.no').replace("'0000'", "'5003'");
  const providers =
    'enquiries: { provider: formspree, address: https://formspree.io/f/abc, basis: clauses }\n' +
    'host: { provider: cloudflare }\n';
  const folder = await writeExample({
    'firm.yaml': (text) => filledIn(text).replace('000 000 000', '999 999 999') + providers,
    'staff.yaml': filledIn,
    'about.yaml': filledIn,
    'personvern.md': filledIn,
  });
  const { environment, ...rest } = inspectBuild(await readContent(folder), { DEPLOY: '1' });
  expect(rest).toMatchObject({ ready: true, text: expect.stringContaining('er i orden.') });
  expect(environment).toMatchObject({ formEndpoint: 'https://formspree.io/f/abc', formMode: 'confirmed' });
});

test('the example is published only as a marked demo, and says how', async () => {
  const example = await readContent('example');
  expect(inspectBuild(example, { DEPLOY: '1' })).toMatchObject({
    ready: false,
    text: expect.stringMatching(/er eksempelet[^]+npm run rediger[^]+ALLOW_DEMO=1/),
  });
  expect(inspectBuild(example, demo).ready).toBe(true);
  for (const name of ['SITE_URL', 'PUBLIC_FORM_ENDPOINT'])
    expect(inspectBuild(example, { ...demo, [name]: '' })).toMatchObject({
      ready: false,
      text: expect.stringContaining(`${name} mangler`),
    });
});

test('a public build warns in assumed mode, in which lost enquiries go unnoticed', async () => {
  const withoutProvider = inspectBuild(await readContent('example'), { DEPLOY: '1' });
  expect(withoutProvider.text).not.toContain('leser ikke svaret');
  const warning = async (isRead: boolean) => {
    const provider = `{ provider: other, name: Post AS, address: 'https://post.no/f', isRead: ${isRead} }`;
    const folder = await writeExample({ 'firm.yaml': (text) => `${text}enquiries: ${provider}\n` });
    return inspectBuild(await readContent(folder), { DEPLOY: '1' }).text.includes('leser ikke svaret');
  };
  expect(await warning(false)).toBe(true);
  expect(await warning(true)).toBe(false);
});

test('a missing content folder is a mistake, not a crash', async () => {
  const { ready, text } = inspectBuild(await readContent('/finnes-ikke'), { DEPLOY: '1' });
  expect(ready).toBe(false);
  expect(text).toContain('/finnes-ikke\n  Fant: ingen mappe med dette navnet\n');
});
