import { loadReader } from './loadDeferred.ts';
import { once } from './once.ts';
import { send } from './request.ts';
import { type FileValue, withSource } from './values.ts';

/** Content files by name: git's id, the text, and what it says (`build/editor-content.ts`). */
export type BuiltContent = Partial<Record<string, { id: string; text: string; value: FileValue }>>;

/**
 * Returns what reads a file's value by git's id and the file's name; `null` for a picture. Most files are as
 * they were when the build wrote `innhold.json`; without it all are asked for.
 *
 * @param bytes loads a file by git's id
 */
export function openValues(bytes: (id: string) => Promise<Blob>) {
  const built = send('innhold.json', { cache: 'default' })
    .then((answer) => answer.json() as Promise<BuiltContent>)
    .catch((): BuiltContent => ({}));
  return once(async (id: string, name: string) => {
    if (!/\.(yaml|md)$/.test(name)) return null;
    const { [name]: known } = await built;
    if (known?.id === id) return withSource(known.value, known.text);
    const [file, { readFile }] = await Promise.all([bytes(id), loadReader()]);
    return readFile(name, await file.text());
  });
}
