import type { CustomFieldControlProps } from '@sveltia/cms';
import { useCallback, useRef, useState } from 'react';
import { nextNumber } from './value.ts';

/** How far the pictures that were chosen are. */
export interface Progress {
  done: number;
  of: number;
}

/**
 * Makes chosen pictures ready one after the other: Sveltia turns them upright, reads HEIC, makes them small enough and leaves
 * out where they were taken (`media_libraries` in config.ts).
 *
 * @param taken paths of the files in the folder that they go to
 * @param onReady takes the address of each picture when it is ready
 */
export function useAdding(
  addFile: CustomFieldControlProps['addFile'],
  taken: string[],
  onReady: (file: string) => void,
) {
  const [progress, setProgress] = useState<Progress>();
  const [failed, setFailed] = useState<string[]>([]);
  const named = useRef<string[]>([]);
  const pending = useRef(Promise.resolve());

  const add = async (files: File[]) => {
    setFailed([]);
    for (const [done, file] of files.entries()) {
      setProgress({ done, of: files.length });
      const type = /\w+$/.exec(file.name)?.[0].toLowerCase() ?? 'jpg';
      const name = `${nextNumber([...taken, ...named.current])}.${type}`;
      try {
        onReady(await addFile(file, { name }));
        named.current.push(name);
      } catch {
        setFailed((before) => [...before, file.name]);
      }
    }
    setProgress(undefined);
  };
  return {
    progress,
    /** Names of files that could not be used. */
    failed,
    /** Resolves when everything chosen is ready. */
    ready: useCallback(() => pending.current, []),
    onFiles: (files: File[]) => {
      pending.current = pending.current.then(() => add(files));
    },
  };
}
