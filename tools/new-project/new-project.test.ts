import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { checkContent } from '../content/check-content.ts';
import { picture, writeExample } from '../../tests/support/example-content.ts';
import { cleanPath, findPictures } from './source-pictures.ts';
import { writeProject, type NewProject } from './project.ts';

/** A photograph as a phone makes it: on its side, with a note on how to turn it and one of the place. */
const phonePhoto = () =>
  sharp({ create: { width: 3200, height: 2400, channels: 3, background: '#89a' } })
    .composite([
      { input: { create: { width: 1600, height: 2400, channels: 3, background: '#f00' } }, left: 0, top: 0 },
    ])
    .withExif({
      IFD0: { Make: 'Kamera', Copyright: 'Ola' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '59/1 16/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '10/1 24/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

/** A folder of photographs, as a person has them. */
async function photoFolder(files: Record<string, Uint8Array>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bilder '));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

async function greenBath(changes: Partial<NewProject> = {}): Promise<NewProject> {
  const folder = await photoFolder({ '1.jpg': await phonePhoto(), '2.jpg': await picture(1300, 900) });
  return {
    title: 'Grønt bad: under skråtak',
    description: 'Larvik, 2024. Vi la grønne fliser.',
    pictures: [
      { path: join(folder, '1.jpg'), alt: 'Grønt bad sett fra døren' },
      { path: join(folder, '2.jpg'), alt: 'Servant i eik' },
    ],
    main: 1,
    featured: false,
    ...changes,
  };
}

const hidden = async (folder: string) => (await readdir(folder)).filter((name) => name.startsWith('.'));

test('writes a project that passes the check and leaves nothing else behind', async () => {
  const content = await writeExample();
  expect(await writeProject(content, await greenBath())).toEqual({ id: 'proj3', unfeatured: undefined });
  expect(await checkContent(content)).toEqual([]);
  expect(await readFile(join(content, 'projects/proj3/project.yaml'), 'utf8')).toBe(`\
# Et prosjekt. Bildene ligger i samme mappe som denne filen. featured: true står på ett av prosjektene.
id: proj3
title: 'Grønt bad: under skråtak'
description: Larvik, 2024. Vi la grønne fliser.
mainImage: 1.jpg
images:
  - file: 0.jpg
    alt: Grønt bad sett fra døren
  - file: 1.jpg
    alt: Servant i eik
featured: false
`);
  expect(await hidden(content)).toEqual([]);
});

test('turns pictures upright, makes them no larger than needed and takes the notes of the camera away', async () => {
  const content = await writeExample();
  const project = await greenBath();
  const before = await sharp(project.pictures[0]!.path).metadata();
  expect(before).toMatchObject({ width: 3200, orientation: 6 });
  expect(before.exif?.toString('latin1')).toContain('Kamera');

  await writeProject(content, project);
  const file = join(content, 'projects/proj3/0.jpg');
  const after = await sharp(file).metadata();
  expect(after).toMatchObject({ format: 'jpeg', width: 1800, height: 2400 });
  expect([after.exif, after.orientation, after.icc, after.xmp, after.iptc]).toEqual(Array(5).fill(undefined));
  expect((await readFile(file)).toString('latin1')).not.toMatch(/Exif|Kamera|Ola/);
  // What the camera saw to the left is at the top of the turned picture.
  const top = await sharp(file).extract({ left: 900, top: 100, width: 1, height: 1 }).raw().toBuffer();
  expect(top[0]).toBeGreaterThan(200);
  expect(top[1]).toBeLessThan(60);
  // A smaller picture keeps its size.
  expect(await sharp(join(content, 'projects/proj3/1.jpg')).metadata()).toMatchObject({
    width: 1300,
    height: 900,
  });
});

test('a featured project takes the place of the one before', async () => {
  const content = await writeExample();
  const written = await writeProject(content, await greenBath({ featured: true }));
  expect(written).toEqual({ id: 'proj3', unfeatured: 'proj1' });
  expect(await checkContent(content)).toEqual([]);
  expect((await readdir(join(content, 'projects/proj3'))).sort()).toEqual(['0.jpg', '1.jpg', 'project.yaml']);
});

test('never writes over a folder', async () => {
  const content = await writeExample();
  const before = await readFile(join(content, 'projects/proj2/project.yaml'));
  await expect(writeProject(content, await greenBath({ id: 'proj2' }))).rejects.toThrow('heter proj2');
  expect(await readFile(join(content, 'projects/proj2/project.yaml'))).toEqual(before);
  expect(await hidden(content)).toEqual([]);
});

test.each(['../ute', 'Grønt', ''])('refuses the id «%s»', async (id) => {
  const content = await writeExample();
  const refusal = expect(writeProject(content, await greenBath({ id }))).rejects;
  await refusal.toThrow(/Ingenting er skrevet/);
  expect((await readdir(join(content, 'projects'))).sort()).toEqual(['proj1', 'proj2']);
});

test('refuses what the content check would refuse', async () => {
  const content = await writeExample();
  const unknown = await greenBath({ description: 'Ring {telfon}.' });
  await expect(writeProject(content, unknown)).rejects.toThrow('Mente du {telefon}?');
});

test('leaves nothing half-done when a picture fails on the way', async () => {
  const content = await writeExample();
  const project = await greenBath({ featured: true });
  await writeFile(project.pictures[1]!.path, 'ikke et bilde');
  await expect(writeProject(content, project)).rejects.toThrow();
  expect(await hidden(content)).toEqual([]);
  expect((await readdir(join(content, 'projects'))).sort()).toEqual(['proj1', 'proj2']);
  expect(await checkContent(content)).toEqual([]);
});

test('takes the pictures of a folder by name, with numbers as numbers, and nothing else', async () => {
  const photo = await picture(1200);
  const folder = await photoFolder({ '10.jpg': photo, '2.JPG': photo, '._2.jpg': photo, 'film.mov': heic });
  expect(await findPictures([folder])).toEqual([join(folder, '2.JPG'), join(folder, '10.jpg')]);
});

test('tells of every picture that cannot be used', async () => {
  const folder = await photoFolder({
    'a.heic': heic,
    'b.jpg': heic,
    'c.jpg': await picture(800),
    'd.jpg': (await picture(1400, 900)).subarray(0, 900),
    'e.jpg': await picture(1400),
  });
  const error = String(await findPictures([folder]).catch(String));
  expect(error).toMatch(/«a\.heic» er i formatet HEIC.*eksporter det som JPEG/);
  expect(error).toMatch(/«b\.jpg» er i formatet HEIC/);
  expect(error).toMatch(/«c\.jpg» er 800 piksler bredt. Det må være minst 1200/);
  expect(error).toMatch(/«d\.jpg» kan ikke leses/);
  expect(error).not.toContain('e.jpg');
  await expect(findPictures([join(folder, 'borte')])).rejects.toThrow('Finner ikke');
  await mkdir(join(folder, 'tom'));
  await expect(findPictures([join(folder, 'tom')])).rejects.toThrow('Fant ingen bilder');
});

test('reads paths as terminals write them', () => {
  expect(cleanPath(String.raw`/a/mine\ bilder `)).toBe('/a/mine bilder');
  expect(cleanPath(`'/a/mine bilder'`)).toBe('/a/mine bilder');
});

const command = fileURLToPath(new URL('main.ts', import.meta.url));
const run = (content: string, ...args: string[]) =>
  spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: content },
  });

test('runs without questions when it is given all it needs', async () => {
  const content = await writeExample();
  const folder = await photoFolder({ '1.jpg': await picture(1300), '2.jpg': await picture(1400) });
  await writeFile(join(folder, 'alt.txt'), 'Badet sett fra vinduet\n\nKaret\n');
  const options = ['--tittel', 'Bad', '--beskrivelse', 'Larvik, 2024.', '--bilder', folder, '--fremhevet'];
  const { status, stdout } = run(
    content,
    ...options,
    '--alt-fil',
    join(folder, 'alt.txt'),
    '--hovedbilde',
    '2.jpg',
  );
  expect(status).toBe(0);
  expect(stdout).toContain('/projects/proj3');
  expect(stdout).toContain('Prosjektet proj1 vises ikke lenger stort.');
  expect(stdout).toContain('npm run dev');
  expect(await checkContent(content)).toEqual([]);

  const short = run(content, ...options, '--alt', 'Bare én');
  expect(short).toMatchObject({ status: 1, stdout: '' });
  expect(short.stderr).toContain('Det er 2 bilder, men 1 alt-tekster.');
  expect(short.stderr).toContain('  2. 2.jpg');
  await expect(stat(join(content, 'projects/proj4'))).rejects.toThrow();
});

test('says what it needs where it cannot ask, and explains itself', async () => {
  const content = await writeExample();
  expect(run(content, '--tittel', 'Bad')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('--bilder'),
  });
  expect(run(content, '--titel', 'Bad').stderr).toMatch(/^\nForstår ikke «--titel»/);
  expect(run(content, '--hjelp')).toMatchObject({ status: 0, stdout: expect.stringContaining('--alt-fil') });
});
