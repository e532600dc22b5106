import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathOf, picturesNamedIn } from '../content/check/picture-references.ts';
import { type Content, projectFiles, shownProjectFiles } from '../content/content.ts';
import { contentFolder, currentContent } from '../files/current.ts';
import { inParallel } from '../files/inParallel.ts';
import { produce, publish } from '../files/pictures/produce.ts';
import { versionName } from '../files/pictures/versions.ts';

/** Pixels. */
const widest = 480;

/**
 * Writes a small copy of every picture that the pages show, named by its id in git, and a list of the ids:
 * the editor would load the originals for its forms.
 */
export async function writeThumbnails(outDir: string): Promise<void> {
  const content = await currentContent();
  const found = [...publicPictures(content)].map((path) => [path, content.pictures?.get(path)] as const);
  // By its id: two files may be the same picture.
  const originals = new Map(found.map(([path, info]) => [info?.image && info.gitId, { path, info }]));
  originals.delete(undefined);
  await mkdir(join(outDir, 'bilder'), { recursive: true });
  await inParallel(originals, async ([id, { path, info }]) => {
    if (!info?.image) return;
    const width = Math.min(widest, info.image.width);
    const height = Math.max(1, Math.round((width * info.image.height) / info.image.width));
    const version = { format: 'webp', width, height } as const;
    const name = versionName(info, version);
    await produce(join(contentFolder(), path), new Map([[name, version]]));
    await publish(name, join(outDir, 'bilder', `${id}.webp`));
  });
  await writeFile(join(outDir, 'bilder', 'liste.json'), JSON.stringify([...originals.keys()].toSorted()));
}

/** Paths of the pictures that the pages show. Anybody can see the copies, so others get none. */
function publicPictures(content: Content): Set<string> {
  const shown = shownProjectFiles(content);
  const hidden = projectFiles(content).filter((project) => !shown.includes(project));
  const files = content.files.filter((file) => !hidden.includes(file));
  return new Set(files.flatMap(picturesNamedIn).map(pathOf));
}
