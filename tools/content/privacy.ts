import { withoutMapMarks } from '../../src/content/placeholders.ts';
import type { Mistake } from './mistake.ts';
import { unknownFacts } from './placeholders.ts';
import { readYaml, unreadFile, type ContentFile } from './yaml.ts';

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** What a privacy statement tells (specification, section 2), and words that its heading may be known by. */
const parts: Record<string, RegExp> = {
  'hvem som er behandlingsansvarlig': /behandlingsansvarlig|ansvaret for/i,
  'hvilke opplysninger som samles inn': /opplysninger (vi|som)|hvilke opplysninger|samler/i,
  'formål og rettslig grunnlag': /formål|grunnlag/i,
  'om det er frivillig': /frivillig/i,
  'hvem som får opplysningene': /hvem får|mottaker|deler/i,
  'overføring ut av EØS': /EØS|utlandet|overføring/i,
  'hvor lenge opplysningene lagres': /hvor lenge|lagringstid|sletting|oppbevar/i,
  rettighetene: /rettighet/i,
  'automatiserte avgjørelser': /automati/i,
  sikkerhet: /sikkerhet|sikrer/i,
  informasjonskapsler: /informasjonskaps|cookie/i,
  'tjenester fra andre': /fra andre|tredjepart|andres/i,
};

/** Reads the front matter of the privacy statement and checks the text below it. */
export function readPrivacy(name: string, text: string): ContentFile {
  const [whole, yaml] = frontMatter.exec(text) ?? [];
  if (whole === undefined) {
    return unreadFile(name, [
      {
        file: name,
        line: 1,
        field: [],
        found: 'ingen felter øverst i filen',
        expected: 'title og lead mellom to linjer med ---, og teksten under dem.',
      },
    ]);
  }
  const file = readYaml(name, yaml ?? '', 2);
  const linesAbove = whole.split('\n').length - 1;
  return {
    ...file,
    mistakes: [...file.mistakes, ...checkBody(name, text.slice(whole.length).split('\n'), linesAbove)],
  };
}

function checkBody(name: string, lines: string[], linesAbove: number): Mistake[] {
  const at = (line: number, found: string, expected: string): Mistake => ({
    file: name,
    line,
    field: [],
    found,
    expected,
  });
  const placeholders = lines.flatMap((line, index) =>
    unknownFacts(withoutMapMarks(line)).map(({ found, expected }) =>
      at(linesAbove + index + 1, found, expected),
    ),
  );
  const headings = lines.filter((line) => /^## +\S/.test(line));
  if (headings.length === 0) {
    return [
      ...placeholders,
      at(
        linesAbove + 1,
        'en tekst uten overskrifter',
        'Minst én overskrift som begynner med ## og mellomrom.',
      ),
    ];
  }
  const missing = Object.entries(parts).filter(
    ([, words]) => !headings.some((heading) => words.test(heading)),
  );
  const notes = missing.map(([part]): Mistake => ({
    file: name,
    field: [],
    found: `ingen overskrift om ${part}`,
    expected: 'En personvernerklæring pleier å ha med dette. Sjekk at det står et annet sted i teksten.',
    noteOnly: true,
  }));
  return [...placeholders, ...notes];
}
