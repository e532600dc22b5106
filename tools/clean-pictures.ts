import { rename, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder, currentContent } from '../src/files/current.ts';
import { cleanPicture } from '../src/files/pictures/clean.ts';
import { runCommand } from './shared/command.ts';

/*
 * npm run rens-bilder: removes all camera metadata from every picture of the content that has GPS
 * coordinates, and turns it upright. Format and size stay, and other pictures are not touched.
 */
await runCommand(async () => {
  const { pictures = new Map(), folder } = await currentContent();
  const names = [...pictures].flatMap(([name, { hasGps }]) => (hasGps ? [name] : []));
  for (const name of names) {
    const path = join(contentFolder(), name);
    const clean = await cleanPicture(await readFile(path));
    await writeFile(`${path}.ny`, clean);
    await rename(`${path}.ny`, path);
    console.log(`Renset ${folder}/${name}`);
  }
  const cleaned = `\n${names.length} av bildene er renset.`;
  console.log(names.length === 0 ? 'Ingen bilder sier hvor de er tatt.' : cleaned);
});
