import type { ContentFile } from '../content.ts';
import { longWordIn } from '../format.ts';
import { itemsAt, textAt } from '../values.ts';
import { type Issue, issueAt, note, quote } from './issue.ts';

/** The longest word, in letters, that fits every window at the largest size of the first heading. */
const longest = 11;

/** Reports words of the first heading that make it smaller. A soft hyphen divides a word. */
export function checkHeadline(hero: ContentFile): Issue[] {
  return itemsAt(hero.value, 'title').flatMap((line, index) => {
    const word = longWordIn(textAt(line), longest);
    if (word === undefined) return [];
    const found = `${quote(word)}, et ord på ${word.length} bokstaver`;
    const expected =
      `Ord på høyst ${longest} bokstaver. Et lengre ord gjør overskriften mindre. Det kan deles med en myk bindestrek, ` +
      String.raw`i anførselstegn: "Baderoms\u00ADrehabilitering".`;
    return [note(issueAt(hero, ['title', index], found, expected))];
  });
}
