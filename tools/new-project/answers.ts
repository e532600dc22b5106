import { basename } from 'node:path';
import { alt as altSchema } from '../../src/content/schema/picture.ts';
import { CommandError } from '../command.ts';

/** What is wrong with an alternative text, if anything. */
export function altFault(text: string | undefined, earlier: readonly string[]): string | undefined {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return 'Skriv en setning om hva bildet viser.';
  if (earlier.includes(trimmed)) return 'Et annet bilde har samme tekst. Skriv hva som skiller dem.';
  if (altSchema.safeParse(trimmed).success) return undefined;
  return `Teksten har ${trimmed.length} tegn. Den kan ha høyst 160.`;
}

/** What is wrong with a title or description, if anything. */
export const textFault = (text: string | undefined) =>
  text?.trim() ? undefined : 'Skriv noe her. Feltet kan ikke være tomt.';

/**
 * Joins pictures and the alternative texts that were given beforehand.
 *
 * @throws CommandError when their numbers differ or a text cannot be used
 */
export function matchAlts(pictures: readonly string[], alts: readonly string[]): string[] {
  if (pictures.length !== alts.length) {
    throw new CommandError(
      [
        `Det er ${pictures.length} bilder, men ${alts.length} alt-tekster. Skriv én for hvert bilde, i denne rekkefølgen:`,
        ...pictures.map((path, index) => `  ${index + 1}. ${basename(path)}`),
      ].join('\n'),
    );
  }
  for (const [index, text] of alts.entries()) {
    const fault = altFault(text, alts.slice(0, index));
    if (fault) throw new CommandError(`Alt-teksten til ${basename(pictures[index] ?? '')}: ${fault}`);
  }
  return alts.map((text) => text.trim());
}

/**
 * Place of the main picture, from 0.
 *
 * @param chosen number from 1 or file name; the first picture without it
 * @throws CommandError when there is no such picture
 */
export function findMain(pictures: readonly string[], chosen: string | undefined): number {
  if (chosen === undefined) return 0;
  const named = pictures.findIndex((path) => basename(path) === chosen);
  const place = named >= 0 ? named : /^\d+$/.test(chosen) ? Number(chosen) - 1 : -1;
  if (place >= 0 && place < pictures.length) return place;
  throw new CommandError(
    `Hovedbildet «${chosen}» er ikke blant bildene. Skriv et tall fra 1 til ${pictures.length}, eller et filnavn.`,
  );
}
