import { useEffect, useSyncExternalStore } from 'react';

/*
 * A project's main picture is one of its pictures, and stands in another field. Keystatic shows a field nothing of its
 * neighbours, so the list tells here what it holds.
 */
const lists = new Map<string, readonly string[]>();
const listeners = new Set<() => void>();
const none: readonly string[] = [];

/** Tells which pictures a list holds now. */
export function useTellPictures(path: string, pictures: readonly string[]): void {
  const key = pictures.join('\n');
  useEffect(() => {
    lists.set(path, key === '' ? none : key.split('\n'));
    for (const listener of listeners) listener();
    return () => void lists.delete(path);
  }, [path, key]);
}

/** The pictures of a list beside the field at hand. */
export const usePicturesOf = (path: string): readonly string[] =>
  useSyncExternalStore(subscribe, () => lists.get(path) ?? none);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
