import { loadReader } from './loadDeferred.ts';
import { once } from './once.ts';
import { send } from './request.ts';
import { type FileValue, withSource } from './values.ts';

/**
 * The content at the time of the build, by the names of its files (`build/editor-content.ts`): git's id, and
 * a text with what it says; a picture has a small copy.
 */
export type BuiltContent = Partial<Record<string, { id: string; text?: string; value?: FileValue }>>;

/**
 * Returns what reads a file by git's id and the file's name. Most files are as they were when the build wrote
 * `innhold.json`; without it all are asked for.
 *
 * @param bytes loads a file by git's id
 */
export function openValues(bytes: (id: string) => Promise<Blob>) {
  const built = send('innhold.json', { cache: 'default' })
    .then((answer) => answer.json() as Promise<BuiltContent>)
    .catch((): BuiltContent => ({}));
  return {
    /** Whether a file is as it was. */
    isBuilt: async (id: string, name: string) => (await built)[name]?.id === id,
    /** Returns a file's value; `null` for a picture. */
    value: once(async (id: string, name: string) => {
      if (!/\.(yaml|md)$/.test(name)) return null;
      const { [name]: known } = await built;
      if (known?.id === id && known.value) return withSource(known.value, known.text ?? '');
      const [file, { readFile }] = await Promise.all([bytes(id), loadReader()]);
      return readFile(name, await file.text());
    }),
  };
}
