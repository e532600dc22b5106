import { useState } from 'react';
import { flushSync } from 'react-dom';
import { getFolder, joinPath } from '../../content/content.ts';
import type { FieldSchema } from '../../content/schema/field-schema.ts';
import { pictureTypes } from '../../content/schema/picture.ts';
import { valueAt, type FieldPath } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { createKey } from '../values.ts';
import type { Choice } from './choices.ts';
import { toPlace } from './place.ts';
import { type PictureUse, preparePicture, UnusablePicture } from './preparePicture.ts';
import { putPicture } from './putPicture.ts';

interface ChoosePicturesProps {
  label: string;
  /** Schema of the field that names the file. */
  schema: FieldSchema;
  /** The picture, or the list of pictures. */
  place: FieldPath;
  /** How many pictures there is room for. Without room only what was refused is shown. */
  room?: number;
  /**
   * The new value of the place: with a file, by its name relative to the folder of the content file.
   *
   * @param before what the place had when the file was chosen
   */
  onPicture: (now: unknown, file: string, before: unknown) => unknown;
  /** Called when the last one is in its place. */
  onDone?: () => void;
}

/** Of a type of file: `image/svg+xml` of `.svg`. */
const getMediaType = (type: string) =>
  `image/${type.slice(1).replace('jpg', 'jpeg').replace('svg', 'svg+xml')}`;

const unexpected = 'kunne ikke gjøres klart. Prøv det igjen, eller velg et annet.';

/** Chooses pictures, or takes one with the camera. Names those that cannot be used or are too many. */
export function ChoosePictures({ label, schema, place, room, onPicture, onDone }: ChoosePicturesProps) {
  const { form, session, value } = useForm();
  const [status, setStatus] = useState('');
  const { minWidth = 1200 } = schema;
  const types = pictureTypes(schema);
  const use = getUse(schema);
  const isList = room !== undefined;
  /** How many pictures may be chosen at once; a place outside a list has one. */
  const most = room ?? 1;

  /** Puts a picture in its place, if that is still there. */
  async function put(file: Blob, where: ReturnType<typeof toPlace>, choice: Choice) {
    const before = valueAt(value, ...place);
    const folder = getFolder(form);
    // At the top of the content, pictures have a folder named like their file.
    const name = joinPath(folder ? '' : form.replace(/\..*/, ''), `${createKey()}.${getExtension(file)}`);
    const path = joinPath(folder, name);
    const id = await session.addPicture(path, file);
    if (!session.choices.isWanted(choice)) return;
    const picture = { name, path, id };
    flushSync(() => {
      void session.changeDraft(form, (draft) =>
        putPicture(draft, where, picture, (present) => onPicture(present, name, before)),
      );
    });
  }

  async function add(chosen: readonly File[]) {
    const where = toPlace(value, place);
    const choice: Choice = { form, place: where.join(' '), isList };
    session.choices.begin(choice);
    const refused: string[] = [];
    const untried: string[] = [];
    let left = most;
    for (const [index, file] of chosen.entries()) {
      if (!session.choices.isWanted(choice)) break;
      if (left === 0) {
        untried.push(file.name);
        continue;
      }
      setStatus(`Gjør klar bilde ${index + 1} av ${chosen.length} …`);
      try {
        await put(await preparePicture(file, minWidth, use), where, choice);
        left -= 1;
      } catch (error) {
        const reason = error instanceof UnusablePicture ? error.message : unexpected;
        refused.push(`${file.name} ${reason}`);
      }
    }
    if (!session.choices.isWanted(choice)) {
      // A later choice for the same place says how far it is.
      if (!session.choices.isPending(form)) setStatus('');
      return;
    }
    session.choices.end(choice);
    if (untried.length > 0)
      refused.push(`Det er ikke plass til flere. Ikke lagt til: ${untried.join(', ')}.`);
    setStatus(refused.join(' '));
    if (left < most) onDone?.();
  }

  const input = (name: string, isCamera: boolean) => (
    <label className="button picture-input" data-kind="quiet" data-camera={isCamera || undefined}>
      {name}
      <input
        type="file"
        // iPhones convert HEIC to JPEG where HEIC is not accepted.
        accept={types.map(getMediaType).join()}
        capture={isCamera ? 'environment' : undefined}
        multiple={most > 1 && !isCamera}
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
      {most > 0 && (
        <div className="buttons">
          {input(label, false)}
          {use === 'photo' && input('Ta bilde', true)}
        </div>
      )}
      <p role="status" className={status.endsWith('…') ? 'note' : 'mistake'}>
        {status}
      </p>
    </>
  );
}

function getUse({ kind, isOwn }: FieldSchema): PictureUse {
  if (kind !== 'logo') return 'photo';
  return isOwn ? 'own' : 'partner';
}

const getExtension = ({ type }: Blob) => type.replace('image/', '').replace('jpeg', 'jpg');
