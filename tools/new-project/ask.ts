import { basename } from 'node:path';
import { confirm, isCancel, log, select, text } from '@clack/prompts';
import { CommandError } from '../command.ts';
import { altFault, findMain, matchAlts, textFault } from './answers.ts';
import type { Options } from './options.ts';
import type { NewProject } from './project.ts';
import { findPictures } from './source-pictures.ts';

/**
 * Asks for everything that was not given on the command line.
 *
 * @throws CommandError when the person at the keyboard gives up
 */
export async function askForProject(options: Options): Promise<NewProject> {
  const title = options.title ?? (await askText('Hva skal prosjektet hete?', 'Grønt bad under skråtak'));
  const description =
    options.description ??
    (await askText('Beskriv prosjektet. Begynn med sted og år.', 'Stedet, 2024. Vi …'));
  const pictures = options.pictures.length > 0 ? await findPictures(options.pictures) : await askPictures();
  const alts = options.alts.length > 0 ? matchAlts(pictures, options.alts) : await askAlts(pictures);
  const main = options.main === undefined ? await askMain(pictures) : findMain(pictures, options.main);
  const featured = options.featured ?? (await askFeatured());
  return {
    id: options.id,
    title: title.trim(),
    description: description.trim(),
    pictures: pictures.map((path, index) => ({ path, alt: alts[index] ?? '' })),
    main,
    featured,
  };
}

const askText = async (message: string, placeholder: string) =>
  answered(await text({ message, placeholder, validate: textFault }));

/** Asks until the pictures can be used, and says each time what is wrong with those that cannot. */
async function askPictures(): Promise<string[]> {
  for (;;) {
    const path = await askText(
      'Hvilken mappe ligger bildene i? Du kan dra den hit.',
      '/Users/meg/Bilder/bad',
    );
    try {
      const pictures = await findPictures([path]);
      log.info(`Fant ${pictures.length === 1 ? '1 bilde' : `${pictures.length} bilder`}.`);
      return pictures;
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      log.error(error.message);
    }
  }
}

async function askAlts(pictures: readonly string[]): Promise<string[]> {
  const alts: string[] = [];
  for (const [index, path] of pictures.entries()) {
    const message = `Bilde ${index + 1} av ${pictures.length}, ${basename(path)}: Hva viser det? (for den som ikke ser bildet)`;
    const validate = (value: string | undefined) => altFault(value, alts);
    alts.push(answered(await text({ message, placeholder: 'Dusj med grønne fliser', validate })).trim());
  }
  return alts;
}

async function askMain(pictures: readonly string[]): Promise<number> {
  if (pictures.length === 1) return 0;
  const options = pictures.map((path, value) => ({ value, label: basename(path) }));
  return answered(await select({ message: 'Hvilket bilde skal vises størst?', options }));
}

const askFeatured = async () =>
  answered(
    await confirm({
      message: 'Skal prosjektet vises stort, i stedet for det som vises stort nå?',
      active: 'Ja',
      inactive: 'Nei',
      initialValue: false,
    }),
  );

function answered<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new CommandError('Avbrutt. Ingenting er skrevet.');
  return answer as Exclude<T, symbol>;
}
