import type { ContentFile } from '../content.ts';
import { itemsAt, textAt } from '../values.ts';
import { type Issue, issueAt, note, quote } from './issue.ts';

/** Letters that have room at the largest size of the first heading in every window. */
const roomFor = 11;

/** Words of the first heading that make it smaller, unless they say where they may be divided. */
export function checkHeadline(hero: ContentFile): Issue[] {
  return itemsAt(hero.value, 'title').flatMap((line, index) => {
    const word = textAt(line)
      .split(/[\s\u00ad-]/)
      .find((part) => part.length > roomFor);
    if (word === undefined) return [];
    const found = `${quote(word)}, et ord på ${word.length} bokstaver`;
    const expected =
      `Ord på høyst ${roomFor} bokstaver. Et lengre ord gjør overskriften mindre. Det kan deles med en myk bindestrek, ` +
      String.raw`i anførselstegn: "Baderoms\u00ADrehabilitering".`;
    return [note(issueAt(hero, ['title', index], { code: 'size', found, expected }))];
  });
}
