import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CommandError } from '../command.ts';
import { cleanPath } from './source-pictures.ts';

/** What was given on the command line; what is missing is asked for. */
export interface Options {
  help: boolean;
  id?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** Folders or files. */
  pictures: string[];
  alts: string[];
  /** Number (from 1) or file name of the main picture. */
  main?: string | undefined;
  featured?: boolean | undefined;
}

/** What `--hjelp` prints. */
export const help = `
npm run nytt-prosjekt

Legger et nytt prosjekt med bilder på nettsiden. Uten valg spør kommandoen om alt den trenger.
Med valg bak to bindestreker kjører den uten å spørre:

  npm run nytt-prosjekt -- --tittel "Grønt bad" --beskrivelse "Stedet, 2024. Hva vi gjorde." \\
    --bilder "/sti/til/mappen" --alt "Dusj med grønne fliser" --alt "Servant i eik"

  --tittel <tekst>        Navnet på prosjektet.
  --beskrivelse <tekst>   Beskrivelsen. Begynn med sted og år.
  --bilder <sti>          En mappe med bilder, eller ett bilde. Kan gjentas. Bildene tas i rekkefølge etter navn.
  --alt <tekst>           Hva bildet viser, for den som ikke ser det. Én for hvert bilde, i samme rekkefølge.
  --alt-fil <fil>         Alt-tekstene i en tekstfil, én på hver linje, i stedet for --alt.
  --hovedbilde <bilde>    Bildet som vises størst: nummer fra 1, eller filnavn. Uten valget: det første.
  --fremhevet             Vis prosjektet stort, i stedet for det som vises stort nå.
  --id <navn>             Navnet på mappen: små bokstaver a–z, tall og bindestrek. Uten valget: proj5 etter proj4.
  --hjelp                 Denne teksten.

Bildene blir snudd riktig vei og gjort passe store, og opplysninger om sted og kamera blir tatt bort.
Originalene røres ikke.
`;

/**
 * Reads the command line.
 *
 * @throws CommandError for an option that does not exist or has no value
 */
export async function readOptions(args: readonly string[]): Promise<Options> {
  const values = parse(args);
  const alts = values['alt-fil'] === undefined ? (values.alt ?? []) : await linesOf(values['alt-fil']);
  return {
    help: values.hjelp ?? false,
    id: values.id,
    title: values.tittel,
    description: values.beskrivelse,
    pictures: values.bilder ?? [],
    alts,
    main: values.hovedbilde,
    featured: values.fremhevet,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        hjelp: { type: 'boolean' },
        id: { type: 'string' },
        tittel: { type: 'string' },
        beskrivelse: { type: 'string' },
        bilder: { type: 'string', multiple: true },
        alt: { type: 'string', multiple: true },
        'alt-fil': { type: 'string' },
        hovedbilde: { type: 'string' },
        fremhevet: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    const option = /'([^']+)'/.exec(error instanceof Error ? error.message : '')?.[1] ?? '';
    throw new CommandError(
      `Forstår ikke «${option}». Valgene står i npm run nytt-prosjekt -- --hjelp. Tekst med mellomrom må stå i anførselstegn.`,
    );
  }
}

async function linesOf(file: string): Promise<string[]> {
  const text = await readFile(cleanPath(file), 'utf8').catch(() => undefined);
  if (text === undefined) throw new CommandError(`Kan ikke lese «${file}».`);
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
