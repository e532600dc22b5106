/** What went wrong with the content folder, as a sentence for the owner. */
export class FolderError extends Error {}

/** There is no content folder. */
export class MissingFolder extends FolderError {
  constructor(folder: string) {
    super(`Mappen ${folder} finnes ikke. Ingenting er endret.`);
  }
}

const sentences: Readonly<Record<string, string>> = {
  ENOSPC: 'Disken er full. Frigjør plass, og trykk «Lagre» igjen.',
  EDQUOT: 'Du har ikke mer plass på denne disken. Frigjør plass, og trykk «Lagre» igjen.',
  EROFS:
    'Mappen ligger på en disk som det bare kan leses fra. Flytt den, eller spør den som satte opp maskinen.',
  EACCES:
    'Du har ikke lov til å lese eller skrive i mappen. Høyreklikk på den, og gi deg selv lov til begge ' +
    'deler, eller spør den som satte opp maskinen.',
  EPERM:
    'Systemet lar deg ikke endre filene i mappen. Se om de er skrivebeskyttet eller åpne i et annet program.',
  EBUSY: 'En fil i mappen er i bruk. Lukk programmet som har den åpen, og trykk «Lagre» igjen.',
  ENOENT: 'Mappen eller en fil i den ble borte imens. Få den på plass, og prøv igjen.',
  ENAMETOOLONG: 'Et filnavn er for langt for denne disken. Gi det et kortere navn.',
};

/** An error of the file system as a sentence. One that has none of its own is printed, too. */
export function explainError(error: unknown, folder: string, failure = 'Ikke lagret i'): FolderError {
  if (error instanceof FolderError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const known = sentences[code];
  if (!known) console.error(error);
  const sentence = known ?? `Systemet svarer: ${message}. Vis dette til den som satte opp maskinen.`;
  return new FolderError(`${failure} ${folder}. ${sentence}`);
}
