import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { z } from 'zod';
import { isGroup } from '../../tools/content/validate.ts';
import { readDocument, writeDocument } from '../content/document.ts';
import { fileOfView, formOf, projectId } from '../content/files.ts';
import { fromForm, picturesIn, StrangeValue } from '../content/values.ts';
import { exists, readText, removeInside, writeInside } from './files.ts';
import { requireValid } from './mistakes.ts';
import { otherUsers, placeUploads, unusedElsewhere } from './own-pictures.ts';
import { Refusal } from './refusal.ts';
import type { Uploads } from './uploads.ts';

/** What Keystatic sends when a form is saved or a project is deleted; contents are base64. */
const updateSchema = z.strictObject({
  additions: z.array(z.strictObject({ path: z.string(), contents: z.base64().or(z.base64url()) })),
  deletions: z.array(z.strictObject({ path: z.string() })),
});

/**
 * Carries out an update of Keystatic's: nothing of it where one part cannot be.
 *
 * @returns every file that was written or taken away, relative to the content folder
 * @throws Refusal for a name that is no content file's, and for content that the schema refuses
 */
export async function save(content: string, body: unknown, uploads: Uploads): Promise<string[]> {
  const update = updateSchema.safeParse(body).data;
  if (!update) throw new Refusal('Forespørselen er ikke slik editoren sender den.', 400);
  const added = update.additions.map(({ path, contents }) => ({ name: nameOf(path), contents }));
  const removed = update.deletions.map(({ path }) => nameOf(path));
  if (removed.some((name) => projectId(name) === undefined)) {
    throw new Refusal('Bare prosjekter kan slettes.', 400);
  }
  if (removed.length > 0 && added.length > 0) {
    throw new Refusal('Et prosjekt kan ikke flyttes til en annen mappe.');
  }
  const changes = [];
  for (const { name, contents } of added) changes.push(await planFile(content, name, contents, uploads));
  for (const name of removed) changes.push(await planRemoval(content, name));
  for (const { write, remove } of changes) {
    for (const [name, data] of write) await writeInside(content, name, data);
    for (const name of remove) await removeInside(content, name);
  }
  return changes.flatMap(({ write, remove }) => [...write.map(([name]) => name), ...remove]);
}

/** Files to write, pictures before what names them, and files to take away. */
interface Plan {
  write: [name: string, data: string | Uint8Array][];
  remove: string[];
}

function nameOf(view: string): string {
  const name = fileOfView(view);
  if (name === undefined) throw new Refusal('Filnavnet kan ikke brukes.', 400);
  return name;
}

async function planFile(content: string, name: string, contents: string, uploads: Uploads): Promise<Plan> {
  const form = formOf(name);
  const text = await readText(content, name);
  const old = readOld(name, text);
  const { value, pictures } = await placeUploads(content, name, formValue(name, contents), uploads);
  const id = projectId(name);
  if (id !== undefined && (!isGroup(value) || value['id'] !== id)) {
    throw new Refusal('Prosjektet og mappen det ligger i, må ha samme navn.');
  }
  const written = writeDocument(name, text, value as Record<string, unknown>);
  requireValid(name, written);
  const kept = new Set(picturesIn(form, value));
  const gone = picturesIn(form, old).filter((picture) => !kept.has(picture));
  return {
    write: [...pictures, ...(written === text ? [] : [[name, written] as [string, string]])],
    remove: await unusedElsewhere(content, name, gone),
  };
}

function formValue(name: string, contents: string): unknown {
  try {
    return fromForm(formOf(name), JSON.parse(Buffer.from(contents, 'base64').toString('utf8')));
  } catch (error) {
    if (error instanceof StrangeValue) throw new Refusal(error.message, 400);
    throw new Refusal('Forespørselen er ikke slik editoren sender den.', 400);
  }
}

function readOld(name: string, text: string): unknown {
  try {
    return text === '' ? {} : readDocument(name, text);
  } catch {
    throw new Refusal(`Filen ${name} kan ikke leses, og blir stående. Rett den først.`);
  }
}

async function planRemoval(content: string, name: string): Promise<Plan> {
  if (!(await exists(content, name))) throw new Refusal('Prosjektet finnes ikke lenger.');
  const folder = dirname(name);
  const users = await otherUsers(content, name);
  const used = [...users].find(([picture]) => picture.startsWith(`${folder}/`));
  if (used) {
    const [picture, user] = used;
    throw new Refusal(
      `Bildet ${picture.slice(folder.length + 1)} i prosjektet vises også i «${formOf(user).label}». Velg et annet bilde der først.`,
    );
  }
  const entries = await readdir(join(content, folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  return { write: [], remove: files.map((entry) => join(folder, entry.name)) };
}
