import type { CustomFieldControlProps } from '@sveltia/cms';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { pictureAt, usePictures } from './addresses.ts';
import { useAdding } from './useAdding.ts';
import { faultIn, newPicture, type PictureValue, type Screens } from './value.ts';

/** A field of the form, with the way in which Sveltia asks whether it may be saved. */
export type ControlProps = CustomFieldControlProps & { ref?: Ref<{ isValid: () => Promise<unknown> }> };

/** What Sveltia hands over, as the plain thing that it is. */
const plain = <Value>(immutable: unknown) => (immutable as { toJS: () => Value } | undefined)?.toJS();

/**
 * What both fields for pictures share: a chosen picture joins the list, or takes the place of the one. Saving waits until all
 * chosen pictures are ready, and is refused until each has its words.
 */
export function usePictureField({ value, field, entry, addFile, onChange, ref }: ControlProps) {
  const isList = field.get('widget') === 'pictures';
  const screens = plain<Screens>(field.get('screens')) ?? {};
  const pictures = picturesIn(value);
  // Several pictures can become ready between two renderings.
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  });
  const change = (next: PictureValue[]) => {
    latest.current = next;
    onChange(isList ? next : next[0]);
  };
  const path = entry?.get('path') ?? '';
  const addressIn = usePictures();
  const { ready, ...adding } = useAdding(addFile, takenBeside(entry, path), (file) =>
    change([...(isList ? latest.current : []), newPicture(file, screens)]),
  );
  useImperativeHandle(ref, () => ({
    isValid: async () => {
      await ready();
      const message = faultIn(latest.current);
      return message === undefined || { error: { message } };
    },
  }));
  return {
    pictures,
    change,
    screens,
    addressOf: (file: string) => addressIn(pictureAt(path, file)),
    adding,
  };
}

/** The pictures in the value of a field, be it a list, a picture or nothing yet. */
const picturesIn = (value: unknown): PictureValue[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (picture: PictureValue | null | undefined) => picture?.file,
  );

/** Paths of the files in the folder that new pictures go to: that of a project's own file, or that of the part's pictures. */
function takenBeside(entry: ControlProps['entry'], path: string): string[] {
  const media = plain<{ path: string }[]>(entry?.get('mediaFiles')) ?? [];
  const folder = path.endsWith('/project.yaml') ? path.replace(/[^/]*$/, '') : '';
  return media.map((file) => file.path).filter((file) => file.startsWith(folder));
}
