import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../../src/content/folder.ts';
import { CommandError, runCommand, stopRequest } from '../command.ts';
import { folderName } from '../content/folder.ts';
import { valueAt } from '../content/values.ts';
import { findMain, matchAlts } from './answers.ts';
import { help, readOptions, type Options } from './options.ts';
import { writeProject, type NewProject, type WrittenProject } from './project.ts';
import { findPictures } from './source-pictures.ts';

/* npm run nytt-prosjekt: makes a project from a folder of photographs. Asks in a terminal; takes options anywhere. */
await runCommand(async () => {
  const options = await readOptions(process.argv.slice(2));
  if (options.help) return console.log(help);
  const project = await completeProject(options);
  // Leaving by way of `exit` lets the half-made folder be removed.
  void stopRequest().then(() => process.exit(130));
  const written = await writeProject(contentFolder, project, (number) =>
    console.log(`Gjør klart bilde ${number} av ${project.pictures.length} …`),
  );
  console.log(await farewell(written));
});

async function completeProject(options: Options): Promise<NewProject> {
  const { id, title, description, pictures, alts, main, featured = false } = options;
  if (title !== undefined && description !== undefined && pictures.length > 0 && alts.length > 0) {
    const paths = await findPictures(pictures);
    const texts = matchAlts(paths, alts);
    return {
      id,
      title,
      description,
      pictures: paths.map((path, index) => ({ path, alt: texts[index] ?? '' })),
      main: findMain(paths, main),
      featured,
    };
  }
  if (!process.stdin.isTTY) {
    throw new CommandError(
      'Uten et tastatur å spørre ved trengs --tittel, --beskrivelse, --bilder og --alt. Se npm run nytt-prosjekt -- --hjelp.',
    );
  }
  const { askForProject } = await import('./ask.ts');
  return askForProject(options);
}

async function farewell({ id, unfeatured }: WrittenProject): Promise<string> {
  const here = folderName(contentFolder);
  const heading: unknown = valueAt(
    parse(await readFile(join(contentFolder, 'projects.yaml'), 'utf8')),
    'title',
  );
  return [
    `\nProsjektet ligger i ${here}/projects/${id}. Teksten står i project.yaml og kan endres når som helst.`,
    ...(unfeatured === undefined ? [] : [`Prosjektet ${unfeatured} vises ikke lenger stort.`]),
    `Overskriften over prosjektene er «${String(heading)}» (${here}/projects.yaml). Stemmer den fortsatt?`,
    '\nSe det før det publiseres: npm run dev, og åpne adressen som kommer opp.',
  ].join('\n');
}
