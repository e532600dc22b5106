import { expect, test } from 'vitest';
import { openLines, withoutGaps } from './gaps.ts';
import { fileSchema } from './schema/files.ts';

const open = (text: string) =>
  openLines({ files: [{ name: 'firm.yaml', text } as never] }).map(({ line }) => line);

test.each([
  ['tagline: FYLL UT: slagordet', [1]],
  ['# FYLL UT er en merkelapp\nphone: 00 00 00 00', [2]],
  ['organisationNumber: 000 000 000', [1]],
  ["postcode: '0000'", [1]],
  ['email: post@bad.example', [1]],
  ['website: https://www.example.com', [1]],
  ['name: "Bø\ntagline: FYLL UT', [2]],
  ['phone: 400 00 000', []],
  ["main: '#0000ff'\nfile: IMG_0000.jpg", []],
  ['text: Over 10 000 000 fliser, 2000 bad, 100 000 kroner', []],
  ["opens: '00:00'", []],
  ['email: example@bad.no', []],
])('the open lines of «%s» are %j', (text, lines) => expect(open(text)).toEqual(lines));

test('a gap is left out of lists and optional fields; a required field keeps its own', () => {
  const gap = 'FYLL UT: noe';
  const firm = { name: gap, tagline: gap, certifications: ['Mesterbrev', gap], address: { city: gap } };
  expect(withoutGaps(firm, fileSchema('firm.yaml'))).toEqual({
    name: gap,
    certifications: ['Mesterbrev'],
    address: { city: gap },
  });
});
