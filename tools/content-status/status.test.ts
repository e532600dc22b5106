import { expect, test } from 'vitest';
import { picture, writeExample, type Changes } from '../../tests/support/example-content.ts';
import { exampleContent } from '../../build/example.ts';
import { readContent } from '../../src/content/read.ts';
import { contentStatus } from './status.ts';

const statusOf = async (changes: Changes) => {
  const content = await readContent(await writeExample(changes));
  const { lists, end } = contentStatus({ ...content, folder: 'content' });
  return lists + end;
};

test('lists what is filled in, what is empty, what must be written, and pictures with advice', async () => {
  const status = await statusOf({
    'firm.yaml': (text) => text.replace(/tagline: .*/, "tagline: 'FYLL UT: slagordet'"),
    'hero/unused.png': await picture(100),
  });
  expect(status).toMatch(/content\/firm\.yaml: \d+ felt fylt ut, \d+ linjer må fylles ut\n/);
  expect(status).toMatch(/TOMT[^]+Register, Skjemaleverandør[^]+BILDER/);
  expect(status).toContain('hero/unused.png: Brukes ikke.');
  expect(status).toMatch(/MÅ FYLLES UT[^]+content\/firm\.yaml, linje \d+: phone: 00 00 00 00\n/);
  expect(status).toMatch(/content\/firm\.yaml, linje \d+: tagline: 'FYLL UT: slagordet'/);
  expect(status).toContain('host mangler');
});

test('lists mistakes, and what must be written in a file that cannot be read', async () => {
  const status = await statusOf({
    'firm.yaml': 'name: "Bø\nemail: post@firma.example\n',
    'brand/logo.png': await picture(100),
  });
  expect(status).toContain('content/firm.yaml: kan ikke leses, 1 linje må fylles ut');
  expect(status).toMatch(/Fant \d+ feil/);
  expect(status).toContain('content/firm.yaml, linje 2: email: post@firma.example');
  expect(status).not.toContain('Brukes ikke.');
});

test('sends a firm without content to kom-i-gang, not to the lines of the example', async () => {
  const { end } = contentStatus(await readContent(exampleContent));
  expect(end).toContain('npm run kom-i-gang');
  expect(end).not.toContain('linje');
});
