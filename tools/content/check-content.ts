import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fillPlaceholders } from '../../src/content/placeholders.ts';
import { checkBrand } from './brand.ts';
import { lookThrough } from './folder.ts';
import type { Mistake } from './mistake.ts';
import { checkPeople } from './people.ts';
import { checkPictures } from './pictures.ts';
import { checkPlaceholders, factsIn } from './placeholders.ts';
import { readPrivacy } from './privacy.ts';
import { checkProjects } from './projects.ts';
import { readTextFile } from './text-file.ts';
import { schemaOf, singleFiles, type SingleFile } from './schemas.ts';
import { validate } from './validate.ts';
import { readYaml, unreadFile, type ContentFile } from './yaml.ts';

/** Finds every mistake in a content folder, file by file; an empty list when the site can be built from it. */
export async function checkContent(directory: string): Promise<Mistake[]> {
  if (!(await isFolder(directory))) {
    return [
      {
        file: '',
        field: [],
        found: 'ingen mappe med dette navnet',
        expected: 'Mappen med innholdet, vanligvis content.',
      },
    ];
  }
  const { files, mistakes } = await readContent(directory);
  const projects = files.filter(({ name }) => !(name in singleFiles));
  const file = (name: SingleFile) => files.find((each) => each.name === name) ?? unreadFile(name, []);
  const facts = factsIn(file('firm.yaml'), file('staff.yaml'));
  const found = [
    ...mistakes,
    ...files.flatMap((each) => [...each.mistakes, ...checkFile(each, facts)]),
    ...checkProjects(file('projects.yaml'), projects),
    ...checkPeople(file('firm.yaml'), file('about.yaml'), file('staff.yaml'), facts),
    ...(await checkBrand(directory, file('brand/brand.yaml'))),
    ...(await checkPictures(directory, files)),
  ];
  return inReadingOrder(found, files);
}

/** Reads every file of a content folder; the mistakes are those that the folder itself shows. */
export async function readContent(directory: string): Promise<{ files: ContentFile[]; mistakes: Mistake[] }> {
  const names = Object.keys(singleFiles);
  const { projectFiles, mistakes } = await lookThrough(directory, names);
  // A firm without colours of its own has those of the design.
  const own = names.filter((name) => name !== 'brand/brand.yaml' || existsSync(join(directory, name)));
  const files = [...own, ...projectFiles].map((name) => readContentFile(directory, name));
  return { files: await Promise.all(files), mistakes };
}

async function readContentFile(directory: string, name: string): Promise<ContentFile> {
  const read = await readTextFile(directory, name);
  if (!('text' in read)) return unreadFile(name, [{ file: name, field: [], ...read }]);
  return name === 'personvern.md' ? readPrivacy(name, read.text) : readYaml(name, read.text);
}

/** Checks a file alone: as it is written, and then as it reads when its placeholders are filled. */
function checkFile(file: ContentFile, facts: Record<string, string> | undefined): Mistake[] {
  if (file.value === undefined) return [];
  const schema = schemaOf(file.name);
  const mistakes = [...validate(file, schema), ...checkPlaceholders(file)];
  return mistakes.length === 0 && facts
    ? validate(file, schema, fillPlaceholders(file.value, facts))
    : mistakes;
}

const isFolder = (path: string) =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

/** Sorts by file in the order they are read in, and by line. */
function inReadingOrder(mistakes: readonly Mistake[], files: readonly ContentFile[]): Mistake[] {
  const place = ({ file }: Mistake) => files.findIndex(({ name }) => name === file);
  return mistakes.toSorted(
    (a, b) => place(a) - place(b) || a.file.localeCompare(b.file, 'nb') || (a.line ?? 0) - (b.line ?? 0),
  );
}
