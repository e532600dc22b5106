import { cp, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';

/** Copies the content to a new folder, with `count` made-up projects in the place of its own; no two of their pictures are alike. */
export async function writeManyProjects(folder: string, count: number): Promise<void> {
  // Without its own only as projects: other parts of the content show their pictures too.
  await cp('content', folder, { recursive: true, filter: (file) => basename(file) !== 'project.yaml' });
  const projects = join(folder, 'projects');
  const section = { title: 'Alle badene', lead: 'Åpne et bad.', featured: 'proj1001' };
  await writeFile(join(folder, 'projects.yaml'), stringify(section));
  for (let number = 1; number <= count; number++)
    await writeProject(join(projects, `proj${1000 + number}`), number);
}

async function writeProject(folder: string, number: number) {
  await mkdir(folder);
  const names = ['0.jpg', '1.jpg', '2.jpg', '3.jpg'];
  for (const name of names) await sharp(picture).jpeg().toFile(join(folder, name));
  const project = {
    title: `Bad nummer ${number}`,
    description: `Eksempelvik, ${1900 + number}. Fliser på gulv og vegg, ny dusj og nytt inventar i rom nummer ${number}.`,
    mainImage: names[0],
    images: names.map((file, index) => ({ file, alt: `Bilde ${index + 1} av bad nummer ${number}` })),
  };
  await writeFile(join(folder, 'project.yaml'), stringify(project));
}

/** Small, so that 1600 of them are made in minutes; none is in the first view. sharp makes other noise each time. */
const noise = { type: 'gaussian', mean: 128, sigma: 10 } as const;
const picture = { create: { width: 640, height: 480, channels: 3, background: '#888', noise } } as const;
