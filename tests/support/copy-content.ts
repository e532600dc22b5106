import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { otherFirm, otherStaff } from './other-facts.ts';

/**
 * Copies a content folder with every fact of the firm and its people changed. Pictures become small ones of one colour, so
 * that the copy builds in seconds; the projects' own places and years, which are no facts of the firm, give way too. The featured
 * project shows one of its last pictures large.
 */
export async function copyWithOtherFacts(from: string, to: string, { map = true } = {}): Promise<void> {
  await cp(from, to, { recursive: true });
  await change(to, 'firm.yaml', { ...otherFirm, map, demoNotice: undefined });
  await change(to, 'staff.yaml', otherStaff);
  await change(to, 'projects/proj1/project.yaml', { mainImage: '6.jpg' });
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#89a' } })
    .jpeg()
    .toBuffer();
  for (const name of await readdir(to, { recursive: true })) {
    if (extname(name) === '.jpg') await writeFile(join(to, name), picture);
    if (name.endsWith('project.yaml')) await change(to, name, { description: 'Et bad.' });
  }
}

/** Sets fields of a YAML file; `undefined` takes a field away. */
async function change(folder: string, name: string, fields: object) {
  const document = parseDocument(await readFile(join(folder, name), 'utf8'));
  for (const [key, value] of Object.entries(fields)) {
    if (value === undefined) document.delete(key);
    else document.set(key, value);
  }
  await writeFile(join(folder, name), document.toString());
}
