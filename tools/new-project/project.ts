import { rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { projectSchema } from '../../src/content/schema/projects.ts';
import { CommandError } from '../command.ts';
import { checkPlaceholders } from '../content/placeholders.ts';
import { checkProjects } from '../content/projects.ts';
import { report } from '../content/report.ts';
import { validate } from '../content/validate.ts';
import { readYaml } from '../content/yaml.ts';
import { webPhoto } from './convert.ts';

/** A project as it was asked for. */
export interface NewProject {
  /** Name of its folder; the next free `projN` without it. */
  id?: string | undefined;
  title: string;
  description: string;
  /** Original files with their alternative texts, in the order they are shown. */
  pictures: { path: string; alt: string }[];
  /** Place of the main picture, from 0. */
  main: number;
  featured: boolean;
}

/** What was written. */
export interface WrittenProject {
  id: string;
  /** Id of the project that is no longer featured. */
  unfeatured?: string | undefined;
}

const comment =
  '# Et prosjekt. Bildene ligger i samme mappe som denne filen. featured: true står på ett av prosjektene.\n';

/**
 * Writes a project into a content folder. It is made in a hidden folder and moved in whole, so nothing is left behind when
 * something fails, and nothing that is there is written over.
 *
 * @param onPicture told before each picture, from 1
 * @throws CommandError when the folder is taken or the project would not pass the content check
 */
export async function writeProject(
  content: string,
  project: NewProject,
  onPicture: (number: number) => void = () => {},
): Promise<WrittenProject> {
  const id = project.id ?? (await nextId(content));
  const target = join(content, 'projects', id);
  await requireFree(target, id);
  const text = projectText(id, project);
  requireValid(id, text);
  const other = project.featured ? await featuredProject(content) : undefined;

  const temporary = await mkdtemp(join(content, '.nytt-prosjekt-'));
  const remove = () => rmSync(temporary, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    await writeFile(join(temporary, 'project.yaml'), text);
    for (const [index, { path }] of project.pictures.entries()) {
      onPicture(index + 1);
      await webPhoto(path).toFile(join(temporary, `${index}.jpg`));
    }
    if (other) await writeFile(join(temporary, other.draft), other.text);
    await requireFree(target, id);
    await rename(temporary, target);
    if (other) await replaceOther(target, other);
  } finally {
    remove();
    process.off('exit', remove);
  }
  return { id, unfeatured: other?.id };
}

/** The last step: only when it fails is there something to take back. */
async function replaceOther(target: string, other: { file: string; draft: string }) {
  try {
    await rename(join(target, other.draft), other.file);
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  }
}

/** `proj5` after `proj4`, whatever other names there are. */
async function nextId(content: string): Promise<string> {
  const numbers = (await projectIds(content)).map((name) => Number(/^proj(\d+)$/.exec(name)?.[1] ?? 0));
  return `proj${Math.max(0, ...numbers) + 1}`;
}

const projectIds = (content: string) => readdir(join(content, 'projects')).catch((): string[] => []);

async function requireFree(target: string, id: string) {
  if (await stat(target).catch(() => undefined)) {
    throw new CommandError(
      `Det finnes allerede et prosjekt som heter ${id}. Ingenting er skrevet. Velg et annet navn med --id.`,
    );
  }
}

function projectText(id: string, { title, description, pictures, main, featured }: NewProject): string {
  const images = pictures.map(({ alt }, index) => ({ file: `${index}.jpg`, alt }));
  const value = { id, title, description, mainImage: `${main}.jpg`, images, featured };
  return comment + stringify(value, { lineWidth: 0, singleQuote: true });
}

/** The same rules as the content check, before anything is written. */
function requireValid(id: string, text: string) {
  const file = readYaml(`projects/${id}/project.yaml`, text);
  const mistakes = [
    ...validate(file, projectSchema(z.string().min(1))),
    ...checkPlaceholders(file),
    ...checkProjects([file]).filter(({ file: name }) => name === file.name),
  ];
  if (mistakes.length > 0) {
    throw new CommandError(`${report(mistakes, 'content').replace(/\n\n.*$/, '')}\n\nIngenting er skrevet.`);
  }
}

/** The project that is featured now, with the text that makes it an ordinary one. */
async function featuredProject(content: string) {
  for (const id of await projectIds(content)) {
    const file = join(content, 'projects', id, 'project.yaml');
    const text = await readFile(file, 'utf8').catch(() => '');
    const plain = text.replace(/^featured:[ \t]*true\b/m, 'featured: false');
    if (plain !== text) return { id, file, text: plain, draft: '.other-project.yaml' };
  }
  return undefined;
}
