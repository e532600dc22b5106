import { useSyncExternalStore } from 'react';
import { bytesOf, filesAt } from '../repository.ts';

/** Addresses by the pictures' paths in the repository; empty while one is on its way. */
const known = new Map<string, string>();
const watchers = new Set<() => void>();

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/**
 * Addresses of pictures, for fields and preview alike. Sveltia gives a field none, and a preview only those of the file's own
 * folder.
 *
 * @returns the address of a picture by its path in the repository: empty until it is fetched. One that was just chosen is an
 *   address already.
 */
export function useAddresses(): (path: string) => string {
  useSyncExternalStore(watch, () => [...known.values()].filter(Boolean).length);
  return (path) => {
    if (path.startsWith('blob:')) return path;
    if (!known.has(path)) void fetchPicture(path);
    return known.get(path) ?? '';
  };
}

/** The path in the repository of a picture that a content file names. */
export const pictureAt = (contentFile: string, picture: string) =>
  picture.startsWith('blob:') ? picture : contentFile.replace(/[^/]*$/, '') + picture.replace(/^\.\//, '');

let listed: ReturnType<typeof filesAt> | undefined;

async function fetchPicture(path: string) {
  known.set(path, '');
  // A picture of a save that came after the list is not in it.
  const sha = (await (listed ??= filesAt('HEAD'))).get(path) ?? (await (listed = filesAt('HEAD'))).get(path);
  if (sha === undefined) return;
  // A drawing is shown only under its type; a photograph under any.
  const type = path.endsWith('.svg') ? 'image/svg+xml' : '';
  known.set(path, URL.createObjectURL(new Blob([Uint8Array.from(await bytesOf(sha))], { type })));
  for (const watcher of watchers) watcher();
}
