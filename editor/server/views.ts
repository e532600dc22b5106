import { createHash } from 'node:crypto';
import { readDocument } from '../content/document.ts';
import { fileOfView, formOf, viewName } from '../content/files.ts';
import { toForm } from '../content/values.ts';
import { contentFiles, readText } from './files.ts';
import { Refusal } from './refusal.ts';

/** An entry of the tree that Keystatic asks for, in the words of Git. */
export interface TreeEntry {
  path: string;
  mode: '100644' | '040000';
  type: 'blob' | 'tree';
  sha: string;
}

const gitHash = (type: string, data: string) =>
  createHash('sha1')
    .update(`${type} ${Buffer.byteLength(data)}\0${data}`)
    .digest('hex');

/**
 * What the form of a file holds now, as JSON.
 *
 * @throws Refusal where the file cannot be read
 */
export async function readView(content: string, view: string): Promise<string> {
  const name = fileOfView(view);
  if (name === undefined) throw new Refusal('Filnavnet kan ikke brukes.', 400);
  return viewOf(name, await readText(content, name));
}

function viewOf(name: string, text: string): string {
  try {
    return JSON.stringify(toForm(formOf(name), readDocument(name, text)));
  } catch {
    throw new Refusal(
      `Filen ${name} kan ikke leses. Se under «Innholdsstatus» hva som er galt på hvilken linje.`,
    );
  }
}

/** The views of every content file, and the folders they lie in. */
export async function readTree(content: string): Promise<TreeEntry[]> {
  const names = await contentFiles(content);
  const files = await Promise.all(
    names.map(async (name): Promise<TreeEntry> => {
      const text = await readText(content, name);
      const data = await readView(content, viewName(name)).catch(() => text);
      return { path: viewName(name), mode: '100644', type: 'blob', sha: gitHash('blob', data) };
    }),
  );
  // Keystatic wants a folder before what lies in it.
  return [...foldersOf(files), ...files];
}

/** Folders are told apart by what lies in them; Keystatic asks no more of their hashes. */
function foldersOf(files: readonly TreeEntry[]): TreeEntry[] {
  const folders = new Set(files.flatMap(({ path }) => parents(path)));
  return [...folders].sort().map((path) => {
    const inside = files.filter((file) => file.path.startsWith(`${path}/`));
    const listing = inside.map((file) => `${file.path} ${file.sha}`).join('\n');
    return { path, mode: '040000', type: 'tree', sha: gitHash('tree', listing) };
  });
}

const parents = (path: string) =>
  path
    .split('/')
    .slice(0, -1)
    .map((_, index, steps) => steps.slice(0, index + 1).join('/'));
