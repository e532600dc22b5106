import type { ContentFile } from '../content.ts';
import { withoutMapMarks } from '../facts.ts';
import { unknownFacts } from './facts.ts';
import { type Issue, issueOf, note } from './issue.ts';
import { readStatement } from './statement.ts';

/** Required parts of a privacy statement (GDPR, article 13), and words that identify their headings. */
const parts = {
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

/** Checks the privacy statement's placeholders, contents and required parts. */
export function checkPrivacy({ name, body }: ContentFile): Issue[] {
  if (!body) return [];
  const placeholders = body.text
    .split('\n')
    .flatMap((line, index) =>
      unknownFacts(withoutMapMarks(line)).map((fault) => issueOf(name, ...fault, body.firstLine + index)),
    );
  const { headings, issues } = readStatement(name, body);
  const missing = Object.entries(parts).flatMap(([part, words]) =>
    headings.some((heading) => words.test(heading)) ? [] : [part],
  );
  const advice = 'En personvernerklæring pleier å ha med dette. Sjekk at det står et annet sted i teksten.';
  const example = 'Minst én overskrift som begynner med ## og mellomrom.';
  const notes =
    headings.length === 0
      ? [issueOf(name, 'en tekst uten overskrifter', example, body.firstLine)]
      : missing.map((part) => note(issueOf(name, `ingen overskrift om ${part}`, advice)));
  return [...placeholders, ...issues, ...notes];
}
