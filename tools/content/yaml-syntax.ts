import type { YAMLError } from 'yaml';
import { quote } from './mistake.ts';

type Explanation = { found: string; expected: string };

/** Says in plain Norwegian what a YAML reader stumbled over. */
export function explainSyntax(fault: YAMLError, text: string): Explanation {
  const line = lineAround(text, fault.pos[0]);
  switch (fault.code) {
    case 'DUPLICATE_KEY':
      return {
        found: `feltet ${quote(/^[^\s:]*/.exec(text.slice(fault.pos[0]))?.[0] ?? line)} for andre gang`,
        expected: 'Hvert felt står bare én gang.',
      };
    case 'TAB_AS_INDENT':
      return {
        found: 'et tabulatortegn først på linjen',
        expected: 'Innrykk med mellomrom, to for hvert nivå.',
      };
    case 'BAD_INDENT':
      return /["'[{]/.test(line)
        ? { found: quote(line), expected: unclosed }
        : { found: quote(line), expected: 'Samme innrykk som de andre feltene på samme nivå.' };
    case 'MULTILINE_IMPLICIT_KEY':
      return {
        found: quote(line),
        expected:
          'Navnet på et felt, kolon og mellomrom, for eksempel title: Badet. Se etter et kolon som mangler.',
      };
    case 'MISSING_CHAR':
      return { found: quote(line), expected: unclosed };
    case 'MULTIPLE_DOCS':
      return { found: 'en linje med bare ---', expected: 'En fil uten slike linjer.' };
    case 'RESOURCE_EXHAUSTION':
      return {
        found: 'for mange parenteser inni hverandre',
        expected: 'Lister med en bindestrek foran hver linje.',
      };
    default:
      return { found: quote(line), expected: quotes };
  }
}

const unclosed = 'Et anførselstegn eller en parentes til, slik at alt som åpnes, også lukkes.';

const quotes =
  "Anførselstegn rundt hele teksten når den inneholder kolon og mellomrom, eller begynner med { [ @ % & * ! | > eller `: 'Slik: med kolon'. " +
  "Et enkelt anførselstegn inni teksten skrives to ganger: ''.";

const lineAround = (text: string, offset: number) =>
  text
    .slice(text.lastIndexOf('\n', offset - 1) + 1)
    .split('\n', 1)[0]
    ?.trim() ?? '';
