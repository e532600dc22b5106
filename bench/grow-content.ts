import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';

/**
 * Copies the content to a new folder and puts `count` made-up projects of four pictures in the place of its own. No two
 * pictures are alike, so that each is made and sent as a visitor's would be.
 */
export async function writeGrownContent(folder: string, count: number): Promise<void> {
  await cp('content', folder, { recursive: true });
  const projects = join(folder, 'projects');
  // Only as projects: other parts of the content show their pictures too.
  for (const name of await readdir(projects)) await rm(join(projects, name, 'project.yaml'), { force: true });
  const section = { title: 'Alle badene', lead: 'Åpne et bad.', featured: 'proj1001' };
  await writeFile(join(folder, 'projects.yaml'), stringify(section));
  for (let index = 0; index < count; index++) await writeProject(projects, index + 1);
}

async function writeProject(projects: string, number: number) {
  const id = `proj${1000 + number}`;
  const folder = join(projects, id);
  await mkdir(folder);
  const names = ['0.jpg', '1.jpg', '2.jpg', '3.jpg'];
  for (const [index, name] of names.entries()) await writePicture(join(folder, name), number * 4 + index);
  const project = {
    title: `Bad nummer ${number}`,
    description: `Eksempelvik, ${1900 + number}. Fliser på gulv og vegg, ny dusj og nytt inventar i rom nummer ${number}.`,
    mainImage: names[0],
    images: names.map((file, index) => ({ file, alt: `Bilde ${index + 1} av bad nummer ${number}` })),
  };
  await writeFile(join(folder, 'project.yaml'), stringify(project));
}

/**
 * Colours and a pattern that follow from the number. The pictures are small, so that 1600 of them are made in minutes; none
 * of them is in the first view, whatever its size.
 */
async function writePicture(file: string, number: number) {
  const tiles = [...Array(48).keys()].map((tile) => {
    const hue = (number * 47 + tile * 29) % 360;
    const lightness = 30 + ((tile * number) % 50);
    const [x, y] = [(tile % 8) * 80, Math.floor(tile / 8) * 80];
    return `<rect x="${x}" y="${y}" width="76" height="76" fill="hsl(${hue} 30% ${lightness}%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">${tiles.join('')}</svg>`;
  await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toFile(file);
}
