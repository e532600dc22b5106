import type { YAMLError } from 'yaml';
import { type Fault, quote } from '../check/issue.ts';

/** A syntax error in Norwegian, and its place in the text. */
export type SyntaxFault = Fault & { offset: number };

/** Translates an error of the YAML parser. */
export function explainSyntax({ code, pos: [offset] }: YAMLError, text: string): SyntaxFault {
  const line = lineAt(text, offset);
  const here = line === '' ? 'slutten av filen' : quote(line);
  const opened = /^(MISSING_CHAR|BAD_INDENT)$/.test(code) ? openedAt(text) : undefined;
  if (opened !== undefined) {
    const expected =
      'Et anførselstegn eller en parentes til slutt, slik at det som åpnes på linjen, også lukkes.';
    return { offset: opened, found: quote(lineAt(text, opened)), expected };
  }
  const indent = [here, 'Samme innrykk som de andre feltene på samme nivå.'] as const;
  const known: Partial<Record<typeof code, readonly [found: string, expected: string]>> = {
    DUPLICATE_KEY: [`${quote(line.replace(/:.*/, ''))} for andre gang`, 'Hvert felt står bare én gang.'],
    TAB_AS_INDENT: ['et tabulatortegn først på linjen', 'Innrykk med mellomrom, to for hvert nivå.'],
    MULTILINE_IMPLICIT_KEY: [
      here,
      'Navnet på et felt, kolon og mellomrom, for eksempel title: Badet. Se etter et kolon som mangler.',
    ],
    MISSING_CHAR: indent,
    BAD_INDENT: indent,
    MULTIPLE_DOCS: ['en linje med bare ---', 'En fil uten slike linjer.'],
    RESOURCE_EXHAUSTION: [
      'for mange parenteser inni hverandre',
      'Lister med en bindestrek foran hver linje.',
    ],
  };
  const [found, expected] = known[code] ?? [here, quotesExpected];
  return { offset, found, expected };
}

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
