import { useState } from 'react';
import { folderOf, pathIn } from '../../content/content.ts';
import { pictureTypes } from '../../content/schema/picture.ts';
import type { FieldSchema } from '../../content/schema/field-schema.ts';
import { withFiles } from '../draft.ts';
import { useEditor } from '../context.ts';
import { shortId } from '../projects.ts';
import { noFields } from '../values.ts';
import { UnusablePicture } from './openImage.ts';
import { preparePicture } from './preparePicture.ts';
import { prepareLogo } from './prepareLogo.ts';

interface PictureInputsProps {
  label: string;
  /** Schema of the field that names the file. */
  schema: FieldSchema;
  /** How many pictures there is room for. Without room only what was refused is shown. */
  room?: number;
  /** Called for each picture with its name relative to the folder of the content file. */
  onPicture: (name: string) => void;
}

/** Of a type of file: `image/svg+xml` of `.svg`. */
const mediaTypeOf = (type: string) =>
  `image/${type.slice(1).replace('jpg', 'jpeg').replace('svg', 'svg+xml')}`;

const unexpected = 'kunne ikke gjøres klart. Prøv det igjen, eller velg et annet.';

/** Chooses pictures, or takes one with the camera. Names those that cannot be used or are too many. */
export function PictureInputs({ label, schema, room = 1, onPicture }: PictureInputsProps) {
  const { file, repository, drafts, change } = useEditor();
  const [status, setStatus] = useState('');
  const { isOwn, minWidth = 1200 } = schema;
  const types = pictureTypes(schema);
  const canBeDrawn = types.includes('.svg');
  const folder = folderOf(file);
  const add = async (chosen: readonly File[]) => {
    const refused: string[] = [];
    const tooMany: string[] = [];
    let left = room;
    for (const [index, picture] of chosen.entries()) {
      if (left === 0) {
        tooMany.push(picture.name);
        continue;
      }
      setStatus(`Gjør klar bilde ${index + 1} av ${chosen.length} …`);
      try {
        const ready = await (isOwn
          ? prepareLogo(picture, minWidth)
          : preparePicture(picture, minWidth, canBeDrawn));
        const extension = ready.type.replace(/^image\/|\+xml$/g, '').replace('jpeg', 'jpg');
        // At the top of the content, pictures have a folder named like their file.
        const name = pathIn(folder ? '' : file.replace(/\..*/, ''), `${shortId()}.${extension}`);
        const path = pathIn(folder, name);
        repository.hold(path, ready, await drafts.keepPicture(path, ready));
        change((now) => withFiles(now, { [path]: noFields }));
        onPicture(name);
        left -= 1;
      } catch (error) {
        const reason = error instanceof UnusablePicture ? error.message : unexpected;
        refused.push(`${picture.name} ${reason}`);
      }
    }
    if (tooMany.length > 0)
      refused.push(`Det er ikke plass til flere. Ikke lagt til: ${tooMany.join(', ')}.`);
    setStatus(refused.join(' '));
  };
  const input = (name: string, isCamera: boolean) => (
    <label className="button picture-input" data-kind="quiet" data-camera={isCamera || undefined}>
      {name}
      <input
        type="file"
        // iPhones convert HEIC to JPEG where HEIC is not accepted.
        accept={types.map(mediaTypeOf).join()}
        capture={isCamera ? 'environment' : undefined}
        multiple={room > 1 && !isCamera}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          // Otherwise choosing the same file again fires no event.
          target.value = '';
        }}
      />
    </label>
  );
  return (
    <>
      {room > 0 && (
        <div className="buttons">
          {input(label, false)}
          {!canBeDrawn && input('Ta bilde', true)}
        </div>
      )}
      <p role="status" className={status.endsWith('…') ? 'note' : 'mistake'}>
        {status}
      </p>
    </>
  );
}
