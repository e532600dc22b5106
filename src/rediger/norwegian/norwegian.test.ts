import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { translate } from './plugin.ts';

const cms = 'node_modules/@sveltia/cms';
const norwegian = texts(JSON.parse(readFileSync(new URL('nb.json', import.meta.url), 'utf8')));
const [english, danish] = ['en-US', 'da'].map((name) =>
  texts(JSON.parse(readFileSync(`${cms}/locales/${name}.json`, 'utf8'))),
) as [Map<string, string>, Map<string, string>];

/** Words that are the same in Norwegian, and those that are names. */
const sameInEnglish = [
  'automatisk',
  'ok',
  'javascript',
  'midi',
  'type',
  'video',
  'status: {$status}',
  'detaljer',
  '{$size} mb',
  '{$size} gb',
  '{$size} tb',
];

describe('Sveltia CMS in Norwegian', () => {
  it('has every text, and no other', () => {
    expect([...norwegian.keys()]).toEqual([...english.keys()]);
  });

  it('keeps every value, tag and plural form, but for the name of the one language that the content has', () => {
    for (const [key, text] of norwegian) {
      const told = english.get(key)!;
      const unnamed = /(edit|preview|options)_x_locale$/.test(key) ? told.replace('{$locale}', '') : told;
      expect(marks(text), key).toEqual(marks(unnamed));
    }
  });

  it('has nothing left in English', () => {
    const left = [...norwegian].filter(
      ([key, text]) => text === english.get(key) && !sameInEnglish.includes(text.toLowerCase()),
    );
    expect(left).toEqual([]);
    const words = /\b(the|and|you|your|asset|assets|entry|entries|please|this|with|not|are|is)\b/i;
    expect([...norwegian.values()].map(plain).filter((text) => words.test(text))).toEqual([]);
  });

  it('has nothing left in Danish', () => {
    const words =
      /\b(af|fejl|vælg|gem|gemmer|mappe[rn]?s|billede\w*|indhold\w*|tilføj|oplysning\w*|hjemmeside\w*|nulstil|hvis du vil)\b/i;
    expect([...norwegian.values()].filter((text) => words.test(text))).toEqual([]);
    const long = [...norwegian].filter(([key, text]) => plain(text).length > 40 && text === danish.get(key));
    expect(long).toEqual([]);
  });
});

describe('the place where Norwegian is put in', () => {
  const code = readFileSync(`${cms}/npm/index.js`, 'utf8');

  it('is there, and no other language remains', () => {
    const translated = translate(code);
    expect(translated.includes('Lagrer …')).toBe(true);
    expect(/locales\/\w+\.json/.test(translated)).toBe(false);
    expect(translated.includes('`ar,bg,')).toBe(false);
  });

  it('is told by its name when it has moved', () => {
    expect(() => translate(code.replace('`ar,bg,', '`bg,'))).toThrow('the list of languages found 0 times');
    expect(() => translate(code.replaceAll('hour12:!0', 'h12'))).toThrow('the clock of twelve hours found 0');
    expect(() => translate(code.replaceAll('popup:!0', ''))).toThrow(
      'the menu of the button for what is new',
    );
    expect(() => translate(code.replace('??=this', '=this'))).toThrow('the opening of its database');
    expect(() => translate(code.replaceAll('changedPaths', ''))).toThrow('what a fetch has changed');
    expect(() => translate(code.replaceAll('_sui:', '_ui:'))).toThrow('the English texts found 0 times');
    expect(() => translate(code.replaceAll('zh-TW.json', 'zh.json'))).toThrow('their files found 0 times');
  });
});

/** Texts by their key, sections' names before it. */
function texts(section: Record<string, unknown>, before = ''): Map<string, string> {
  return new Map(
    Object.entries(section).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[before + key, value] as const]
        : [...texts(value as Record<string, unknown>, `${before}${key}.`)],
    ),
  );
}

/** What the program fills in or reads, and how often: declarations, forms of the plural, values, tags. */
function marks(text: string) {
  const forms = text.startsWith('.input') ? text.replaceAll(/\{\{.*?\}\}(?= |$)/g, '{{}}') : '';
  const values = text.matchAll(/\{\$\w+\}|<\/?a|<\w+>|\\[{}]/g).map(([mark]) => mark);
  return { forms, values: [...new Set(values)].toSorted() };
}

/** A text without names of options and files, which are English. */
const plain = (text: string) =>
  text.replaceAll(/`[^`]+`|«[^»]+»|\.input|\.match|<a[^>]*>|\{\$\w+( :\w+)?\}/g, '');
