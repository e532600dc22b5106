import type { CustomFieldControlProps } from '@sveltia/cms';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { pictureAt, useAddresses } from './addresses.ts';
import type { PictureSettings } from '../schema-form.ts';
import { faultIn, newPicture, nextNumber, picturesIn, type PictureValue, plain } from './value.ts';

/** A field of the form, with the way in which Sveltia asks whether it may be saved. */
export type ControlProps = CustomFieldControlProps & { ref?: Ref<{ isValid: () => Promise<unknown> }> };

/**
 * The pictures of a field: a chosen one joins the list, or takes the place of the only one. Saving waits until all that were
 * chosen are ready, and is refused until each has its words.
 *
 * Sveltia makes them ready: it turns them upright, reads HEIC, makes them small enough and leaves out where they were taken
 * (`media_libraries` in config.ts).
 */
export function usePictures({ value, field, entry, addFile, onChange, ref }: ControlProps) {
  const isList = field.get('widget') === 'pictures';
  const settings = plain<PictureSettings>(field) ?? {};
  const [pictures, setPictures] = useState(() => picturesIn(value));
  const [status, setStatus] = useState('');
  // Sveltia hands a list that has grown back as an empty one; what was taken back elsewhere comes as another list.
  const handed = JSON.stringify(picturesIn(value));
  const [seen, setSeen] = useState(handed);
  if (handed !== '[]' && handed !== seen) {
    setSeen(handed);
    setPictures(picturesIn(value));
  }
  // Several pictures can become ready between two renderings.
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  const change = (next: PictureValue[]) => {
    latest.current = next;
    setPictures(next);
    const [first] = next;
    onChange(isList ? next : settings.isName ? (first?.file ?? '') : (first ?? {}));
  };
  const path = entry?.get('path') ?? '';
  const addressIn = useAddresses();

  const names = useRef<string[]>([]);
  const adding = useRef(Promise.resolve());
  const add = async (files: File[]) => {
    const failed: string[] = [];
    for (const [index, file] of files.entries()) {
      setStatus(`Gjør klar bilde ${index + 1} av ${files.length} …`);
      const type = /\w+$/.exec(file.name)?.[0].toLowerCase() ?? 'jpg';
      const name = `${nextNumber([...takenBeside(entry, path), ...names.current])}.${type}`;
      try {
        const added = newPicture(await addFile(file, { name }), settings);
        change([...(isList ? latest.current : []), added]);
        names.current.push(name);
      } catch {
        failed.push(file.name);
      }
    }
    setStatus(failed.length > 0 ? `Kan ikke brukes som bilde: ${failed.join(', ')}.` : '');
  };
  // One handle for good: Sveltia draws the field anew whenever it is given another.
  useImperativeHandle(
    ref,
    () => ({
      isValid: async () => {
        await adding.current;
        const message = faultIn(latest.current);
        return message === undefined || { error: { message } };
      },
    }),
    [],
  );
  return {
    pictures,
    isList,
    settings,
    /** How far the pictures that were chosen are, or which of them could not be used. */
    status,
    addressOf: (file: string) => addressIn(pictureAt(path, file)),
    change,
    onFiles: (files: File[]) => {
      adding.current = adding.current.then(() => add(files));
    },
  };
}

/** Paths of the files in the folder that new pictures go to: that of a project's own file, or that of the part's pictures. */
function takenBeside(entry: ControlProps['entry'], path: string): string[] {
  const media = plain<{ path: string }[]>(entry?.get('mediaFiles')) ?? [];
  const isProject = entry?.get('collection') === 'projects';
  if (isProject && path === '') return [];
  const folder = isProject ? path.replace(/[^/]*$/, '') : '';
  return media.map((file) => file.path).filter((file) => file.startsWith(folder));
}
