import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getPicturePath, listPictureFields } from '../content/check/picture-references.ts';
import { type Content, type PictureInfo, projectFiles, shownProjectFiles } from '../content/content.ts';
import { contentFolder, currentContent } from '../files/current.ts';
import { inParallel } from '../files/inParallel.ts';
import { produce, publish } from '../files/pictures/produce.ts';
import { versionName } from '../files/pictures/versions.ts';

interface Size {
  width: number;
  height: number;
}

/** Greatest width of a copy, in pixels. */
const maxWidth = 480;

/**
 * Writes a small copy of every picture that the pages show, named by its id in git, and a list of the ids.
 * Without them the editor would load the originals for its forms.
 */
export async function writeThumbnails(outDir: string): Promise<void> {
  const content = await currentContent();
  // By id, because two files may be the same picture.
  const originals = new Map<string, { path: string; info: PictureInfo; size: Size }>();
  for (const path of publicPictures(content)) {
    const info = content.pictures?.get(path);
    if (info?.image) originals.set(info.gitId, { path, info, size: info.image });
  }
  await mkdir(join(outDir, 'bilder'), { recursive: true });
  await inParallel(originals, async ([id, { path, info, size }]) => {
    const width = Math.min(maxWidth, size.width);
    const height = Math.max(1, Math.round((width * size.height) / size.width));
    const version = { format: 'webp', width, height } as const;
    const name = versionName(info, version);
    await produce(join(contentFolder(), path), new Map([[name, version]]));
    await publish(name, join(outDir, 'bilder', `${id}.webp`));
  });
  await writeFile(join(outDir, 'bilder', 'liste.json'), JSON.stringify([...originals.keys()].toSorted()));
}

/** Paths of the pictures that the pages show. The copies are public, so that hidden pictures get none. */
function publicPictures(content: Content): Set<string> {
  const shown = shownProjectFiles(content);
  const hidden = projectFiles(content).filter((project) => !shown.includes(project));
  const files = content.files.filter((file) => !hidden.includes(file));
  return new Set(files.flatMap(listPictureFields).map(getPicturePath));
}
