import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { folderOf } from '../content/content.ts';
import { contentFolder, currentContent } from '../files/current.ts';
import { hiddenProjects } from './hidden-projects.ts';

/**
 * Writes a copy of every picture of the content, 480 px wide and named by its id in git, and a list of the
 * ids: the editor would load the originals for its forms.
 */
export async function writeThumbnails(outDir: string): Promise<void> {
  const content = await currentContent();
  const hidden = hiddenProjects(content);
  const isHidden = (picture: string) => hidden.some(({ name }) => folderOf(name) === folderOf(picture));
  const ids: string[] = [];
  await mkdir(join(outDir, 'bilder'));
  for (const [name, { image }] of content.pictures ?? []) {
    // Anybody can see them.
    if (!image || isHidden(name)) continue;
    const bytes = await readFile(join(contentFolder(), name));
    const id = createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
    const small = sharp(bytes).autoOrient().resize({ width: 480, withoutEnlargement: true });
    await writeFile(join(outDir, 'bilder', `${id}.webp`), await small.webp({ quality: 65 }).toBuffer());
    ids.push(id);
  }
  await writeFile(join(outDir, 'bilder', 'liste.json'), JSON.stringify(ids));
}
