import type { CustomFieldControlProps } from '@sveltia/cms';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { pictureAt, usePictures } from './addresses.ts';
import { useAdding } from './useAdding.ts';
import type { PictureSettings } from './form.ts';
import { faultIn, newPicture, picturesIn, type PictureValue, plain } from './value.ts';

/** A field of the form, with the way in which Sveltia asks whether it may be saved. */
export type ControlProps = CustomFieldControlProps & { ref?: Ref<{ isValid: () => Promise<unknown> }> };

/**
 * What both fields for pictures share: a chosen picture joins the list, or takes the place of the one. Saving waits until all
 * chosen pictures are ready, and is refused until each has its words.
 */
export function usePictureField({ value, field, entry, addFile, onChange, ref }: ControlProps) {
  const isList = field.get('widget') === 'pictures';
  const settings = plain<PictureSettings>(field) ?? {};
  const [pictures, setPictures] = useState(() => picturesIn(value));
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
  const addressIn = usePictures();
  const { ready, ...adding } = useAdding(addFile, takenBeside(entry, path), (file) =>
    change([...(isList ? latest.current : []), newPicture(file, settings)]),
  );
  // One handle for good: Sveltia draws the field anew whenever it is given another.
  useImperativeHandle(
    ref,
    () => ({
      isValid: async () => {
        await ready();
        const message = faultIn(latest.current);
        return message === undefined || { error: { message } };
      },
    }),
    [ready],
  );
  return {
    pictures,
    change,
    settings,
    addressOf: (file: string) => addressIn(pictureAt(path, file)),
    adding,
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
