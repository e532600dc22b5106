import type { ErrorCode, YAMLError } from 'yaml';
import { type Fault, quote } from '../check/issue.ts';

/** A syntax error in Norwegian, with its place in the text. */
export interface SyntaxFault extends Fault {
  code: ErrorCode | 'ALIAS';
  offset: number;
}

/** Translates an error of the YAML parser. */
export function explainSyntax({ code, pos: [offset] }: YAMLError, text: string): SyntaxFault {
  const opened = code === 'MISSING_CHAR' || code === 'BAD_INDENT' ? openedAt(text) : undefined;
  if (opened !== undefined)
    return { code, offset: opened, found: quote(lineAt(text, opened)), expected: closingExpected };
  const line = lineAt(text, offset);
  const here = line === '' ? 'slutten av filen' : quote(line);
  const expected = expectations[code] ?? quotesExpected;
  const found = code === 'DUPLICATE_KEY' ? `${quote(line.replace(/:.*/, ''))} for andre gang` : here;
  return { code, offset, found, expected };
}

const indentExpected = 'Samme innrykk som de andre feltene på samme nivå.';

const expectations: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'Hvert felt bare én gang.',
  TAB_AS_INDENT: 'Innrykk med mellomrom, to for hvert nivå, i stedet for tabulatortegn.',
  MULTILINE_IMPLICIT_KEY:
    'Navnet på et felt, kolon og mellomrom, for eksempel title: Badet. Se etter et kolon som mangler.',
  MISSING_CHAR: indentExpected,
  BAD_INDENT: indentExpected,
  MULTIPLE_DOCS: 'En fil uten linjer med bare ---.',
  RESOURCE_EXHAUSTION: 'Lister med en bindestrek foran hver linje, i stedet for parenteser.',
};

const closingExpected =
  'Et anførselstegn eller en parentes til slutt, slik at det som åpnes på linjen, også lukkes.';

const quotesExpected =
  'Anførselstegn rundt hele teksten når den inneholder kolon og mellomrom, eller begynner med et av tegnene ' +
  "{ [ @ % & * ! | > `, for eksempel 'Slik: med kolon'. Et enkelt anførselstegn inni teksten skrives to ganger.";

function lineAt(text: string, offset: number) {
  const [line = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1);
  return line.replace(/^[ \t]+|\s+$/g, '');
}

/** Offset of a quotation mark or bracket that begins a value and is not closed on its line. */
const openedAt = (text: string) =>
  /(?<=^[^\S\n]*(?:- |[\w-]+: )+)(?:"[^"\n]*|'[^'\n]*|\[[^\]\n]*|\{[^}\n]*)$/m.exec(text)?.index;
