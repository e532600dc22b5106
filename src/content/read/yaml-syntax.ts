import type { YAMLError } from 'yaml';
import { quote } from '../check/issue.ts';

/** What a YAML reader stumbled over, and the place in the text where the owner should look. */
export interface SyntaxFault {
  offset: number;
  found: string;
  expected: string;
}

/** Says in plain Norwegian what a YAML reader stumbled over. */
export function explainSyntax({ code, pos: [offset] }: YAMLError, text: string): SyntaxFault {
  const line = lineAt(text, offset);
  const found = line === '' ? 'slutten av filen' : quote(line);
  switch (code) {
    case 'DUPLICATE_KEY':
      return {
        offset,
        found: `${quote(line.replace(/:.*/, ''))} for andre gang`,
        expected: 'Hvert felt står bare én gang.',
      };
    case 'TAB_AS_INDENT':
      return {
        offset,
        found: 'et tabulatortegn først på linjen',
        expected: 'Innrykk med mellomrom, to for hvert nivå.',
      };
    case 'MULTILINE_IMPLICIT_KEY':
      return {
        offset,
        found,
        expected:
          'Navnet på et felt, kolon og mellomrom, for eksempel title: Badet. Se etter et kolon som mangler.',
      };
    case 'MISSING_CHAR':
    case 'BAD_INDENT': {
      const opened = openedAt(text);
      if (opened === undefined)
        return { offset, found, expected: 'Samme innrykk som de andre feltene på samme nivå.' };
      return {
        offset: opened,
        found: quote(lineAt(text, opened)),
        expected:
          'Et anførselstegn eller en parentes til slutt, slik at det som åpnes på linjen, også lukkes.',
      };
    }
    case 'MULTIPLE_DOCS':
      return { offset, found: 'en linje med bare ---', expected: 'En fil uten slike linjer.' };
    case 'RESOURCE_EXHAUSTION':
      return {
        offset,
        found: 'for mange parenteser inni hverandre',
        expected: 'Lister med en bindestrek foran hver linje.',
      };
    default:
      return { offset, found, expected: quotesExpected };
  }
}

const quotesExpected =
  'Anførselstegn rundt hele teksten når den inneholder kolon og mellomrom, eller begynner med et av tegnene ' +
  "{ [ @ % & * ! | > `, for eksempel 'Slik: med kolon'. Et enkelt anførselstegn inni teksten skrives to ganger.";

const lineAt = (text: string, offset: number) =>
  text
    .slice(text.lastIndexOf('\n', offset - 1) + 1)
    .split('\n', 1)[0]
    ?.trim() ?? '';

/** Where a line opens a quotation mark or a bracket as the first sign of a value and does not close it. */
const openedAt = (text: string) =>
  /(?<=^[^\S\n]*(?:- |[\w-]+: )+)(?:"[^"\n]*|'[^'\n]*|\[[^\]\n]*|\{[^}\n]*)$/m.exec(text)?.index;
