import { expect, test } from 'vitest';
import { writeExample } from '../../tests/support/example-content.ts';
import { type Missing, missingIn, missingInTemplate, withoutMissing } from './missing.ts';
import { readContent } from '../files/read.ts';

const inFirm = (value: object) =>
  missingIn({ files: [{ name: 'firm.yaml', value, sourceAt: () => ({}), issues: [] }] }).filter(
    ({ field }) => field[1] !== 'provider',
  );

test.each([
  [{ tagline: 'FYLL UT: slagordet' }, 'Slagordet', true],
  [{ name: 'FYLL UT: firmanavnet' }, 'Firmanavnet', false],
  [{ certifications: ['Mesterbrev', 'FYLL UT: flere'] }, 'Flere', true],
  [{ phone: '00 00 00 00' }, 'Her står det bare nuller.', false],
  [{ address: { postcode: '0000' } }, 'Her står det bare nuller.', false],
  [{ email: 'post@bad.example' }, 'Dette er en eksempeladresse.', false],
  [{ website: 'https://www.example.com' }, 'Dette er en eksempeladresse.', false],
  [{ enquiries: { provider: 'formspree' } }, 'Velg det som står i avtalen med leverandøren.', false],
])('%j is missing', (value, advice, isOptional) =>
  expect(inFirm(value)).toMatchObject([{ advice, isOptional }]),
);

test.each([
  [{ phone: '400 00 000' }],
  [{ description: 'Over 10 000 000 fliser, 2000 bad, 100 000 kroner' }],
  [{ openingHours: [{ from: 'mandag', opens: '00:00', closes: '12:00' }] }],
  [{ email: 'example@bad.no' }],
  [{ host: { provider: 'cloudflare' } }],
])('nothing is missing in %j', (value) => expect(inFirm(value)).toEqual([]));

test('the template says where a firm begins', async () => {
  const missing = missingIn(await readContent('template'));
  expect(missing).toHaveLength(missingInTemplate);
  expect(missing.filter(({ isOptional }) => isOptional).map(({ file }) => file)).toEqual([
    'firm.yaml',
    'about.yaml',
    'services.yaml',
    'personvern.md',
    'personvern.md',
  ]);
});

test('lines of the privacy statement have their section, and points may be left out', async () => {
  const statement =
    '---\ntitle: P\nlead: L\n---\n\n## En\n\nTekst\n\n## To\n\n' +
    '- FYLL UT: andre\n- FYLL UT: andre\n| FYLL UT: tid | 1 |\n';
  const { files } = await readContent(await writeExample({ 'personvern.md': statement }));
  const found = missingIn({ files }).filter(({ file }) => file === 'personvern.md');
  expect(found).toMatchObject([
    { field: ['body', 2], line: 12, advice: 'Andre', isOptional: true },
    { field: ['body', 2], line: 13, advice: 'Andre', isOptional: true },
    { field: ['body', 2], line: 14, advice: 'Tid', isOptional: false },
  ]);
  expect(withoutMissing({ body: statement }, found[0] as Missing)).toEqual({
    body: statement.replace('- FYLL UT: andre\n', ''),
  });
});

test.each([
  [['tagline'], { name: 'A', tagline: 'B' }, { name: 'A' }],
  [['certifications', 1], { certifications: ['A', 'B'] }, { certifications: ['A'] }],
])('removes %j', (field, value, rest) =>
  expect(withoutMissing(value, { field } as unknown as Missing)).toEqual(rest),
);
