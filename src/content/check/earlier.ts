/*
 * What version 1 accepted and this version refuses, with what to write instead. Version 3 can remove this.
 */

/** What to write instead of a field that is gone, by the names of its file and the field. */
export const movedFields: ReadonlyMap<string, string> = new Map([
  [
    'about.yaml contacts',
    'De som står i «Om oss», får en setning (about) hos seg selv i staff.yaml, for eksempel ' +
      'about: Ring Kari om tilstandsrapport. Stillingen der (title) står over navnet. Ta bort contacts her.',
  ],
  [
    'firm.yaml managingDirector',
    'Den som leder firmaet, får linjen leader: true hos seg selv i staff.yaml. Ta bort linjen her.',
  ],
]);

/** What to write instead of a fact about a person, such as `{ansatt 1}`; `undefined` for other names. */
export function personFactAdvice(name: string, people: readonly string[]): string | undefined {
  const [, fact, place] = /^(ansatt|fornavn) (\d)$/.exec(name) ?? [];
  if (!fact) return undefined;
  const person = people[Number(place) - 1];
  const shown = fact === 'fornavn' ? person?.split(' ', 1)[0] : person;
  return shown === undefined
    ? 'Navnet, skrevet med vanlige ord.'
    : `Navnet, skrevet med vanlige ord: ${shown}.`;
}
