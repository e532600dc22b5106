import type { ContentFile } from '../content.ts';
import { withoutMapMarks } from '../facts.ts';
import { unknownFacts } from './facts.ts';
import { type Issue, issueOf, note } from './issue.ts';
import { readStatement } from './markdown.ts';

/** What a privacy statement tells (GDPR, article 13), and words that its heading may be known by. */
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

/** The text of the privacy statement: its facts, its headings, and what such a statement is to tell. */
export function checkPrivacy({ name, body }: ContentFile): Issue[] {
  if (!body) return [];
  const lines = body.text.split('\n');
  const placeholders = lines.flatMap((line, index) =>
    unknownFacts(withoutMapMarks(line)).map((fault) => issueOf(name, fault, body.firstLine + index)),
  );
  const { headings, issues } = readStatement(name, body);
  if (headings.length === 0) {
    const expected = 'Minst én overskrift som begynner med ## og mellomrom.';
    return [
      ...placeholders,
      ...issues,
      issueOf(name, { code: 'privacy', found: 'en tekst uten overskrifter', expected }, body.firstLine),
    ];
  }
  const advice = 'En personvernerklæring pleier å ha med dette. Sjekk at det står et annet sted i teksten.';
  const missing = Object.keys(parts).filter(
    (part) => !headings.some((heading) => parts[part]!.test(heading)),
  );
  const notes = missing.map((part) =>
    note(issueOf(name, { code: 'privacy', found: `ingen overskrift om ${part}`, expected: advice })),
  );
  return [...placeholders, ...issues, ...notes];
}
