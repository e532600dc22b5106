import type { CustomFieldControlProps } from '@sveltia/cms';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { requiredWidth } from '../../content/check/pictures.ts';
import { contentPath } from '../config.ts';
import type { PictureSettings } from '../schema-form.ts';
import { addressOf } from './addresses.ts';
import { PictureRow } from './PictureRow.tsx';
import { faultIn, newPicture, picturesIn, type PictureValue, plain } from './value.ts';

/** A field of the form, with the way in which Sveltia asks whether it may be saved. */
type ControlProps = CustomFieldControlProps & { ref?: Ref<{ isValid: () => Promise<unknown> }> };

/**
 * A picture, or a list of them in the order of the page; several are chosen at once, the telephone's own way. A chosen one joins
 * the list, or takes the place of the only one; one that is too small for the site is refused. Saving waits until all that were
 * chosen are ready, and is refused until each has its words.
 *
 * Sveltia makes them ready: it turns them upright, reads HEIC, makes them small enough and leaves out where they were taken
 * (`media_libraries` in config.ts).
 */
export function PictureField({ value, field, forID, entry, addFile, onChange, ref }: ControlProps) {
  const isList = field.get('widget') === 'pictures';
  const mayGo = isList || field.get('required') === false;
  const settings = plain<PictureSettings>(field) ?? {};
  const contentFile = entry?.get('path') ?? '';
  const least = settings.isName ? 0 : requiredWidth(contentFile.slice(contentPath.length + 1));
  // As its own value, Sveltia hands back a list from before it has grown or a draft of it was restored.
  const now = picturesIn(isList ? plain(entry?.getIn(['data', field.get('name')])) : value);
  const [pictures, setPictures] = useState(now);
  const [status, setStatus] = useState('');
  const [seen, setSeen] = useState(JSON.stringify(now));
  if (JSON.stringify(now) !== seen) {
    setSeen(JSON.stringify(now));
    setPictures(now);
  }
  // Several pictures can become ready between two renderings.
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  const change = (next: PictureValue[]) => {
    latest.current = next;
    setPictures(next);
    onChange(isList ? next : settings.isName ? (next[0]?.file ?? '') : (next[0] ?? {}));
  };

  const adding = useRef(Promise.resolve());
  const add = async (files: File[]) => {
    const failed: string[] = [];
    for (const [index, file] of files.entries()) {
      setStatus(`Gjør klar bilde ${index + 1} av ${files.length} …`);
      // A name that no other picture has, and not the telephone's: no customer's name becomes a public address.
      const name = `${crypto.randomUUID().slice(0, 8)}.${/\w+$/.exec(file.name)?.[0].toLowerCase()}`;
      try {
        const added = newPicture(await addFile(file, { name }), settings);
        const width = await widthOf(await addressOf(contentFile, added.file));
        if (width < least) failed.push(`${file.name} (${width} piksler bredt, og minst ${least} trengs)`);
        else change([...(isList ? latest.current : []), added]);
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
  return (
    <div id={forID} className="pictures grid gap-3">
      <ol className="m-0 grid list-none gap-2 p-0">
        {pictures.map((picture, index) => (
          <PictureRow
            key={picture.file}
            picture={picture}
            contentFile={contentFile}
            place={index + 1}
            of={pictures.length}
            points={settings.points}
            onChange={(changed) => change(pictures.with(index, changed))}
            onMove={
              isList && ((by) => change(pictures.toSpliced(index, 1).toSpliced(index + by, 0, picture)))
            }
            onRemove={mayGo && (() => change(pictures.toSpliced(index, 1)))}
          />
        ))}
      </ol>
      <label className="press relative inline-grid items-center justify-self-start focus-within:outline-accent">
        {isList ? 'Legg til bilder' : pictures.length > 0 ? 'Bytt bilde' : 'Velg bilde'}
        <input
          type="file"
          className="pointer-events-none absolute opacity-0"
          accept="image/*,.heic,.heif"
          multiple={isList}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            adding.current = adding.current.then(() => add(files));
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
      <div role="status">{status}</div>
    </div>
  );
}

/** In pixels. Throws for what the browser cannot show. */
async function widthOf(address: string) {
  const image = Object.assign(new Image(), { src: address });
  await image.decode();
  return image.naturalWidth;
}
