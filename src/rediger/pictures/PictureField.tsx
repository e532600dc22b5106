import { use, useEffect, useRef, useState } from 'react';
import type { FieldPath, Issue } from '../../content/check/issue.ts';
import { folderOf, pathIn } from '../../content/content.ts';
import type { FieldSchema } from '../../content/schema/field-schema.ts';
import { mistakeText } from '../draft.ts';
import { UndoNotice } from '../form/buttons.tsx';
import { PicturesContext } from './context.ts';
import { PictureInput } from './PictureInput.tsx';
import { PictureRow } from './PictureRow.tsx';
import { preparePicture, UnusablePicture } from './prepare.ts';
import { newPicture, picturesOf, type PictureValue, settingsOf } from './settings.ts';

interface PictureFieldProps {
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  /** Name of the content file. */
  file: string;
  field: FieldPath;
  schema: FieldSchema;
  mistakes: readonly Issue[];
  /** Missing where the picture must stay. */
  onRemove?: (() => void) | undefined;
}

/** A picture, or a list of them in the order of the page. */
export function PictureField({
  label,
  value,
  onChange,
  file,
  field,
  schema,
  mistakes,
  onRemove,
}: PictureFieldProps) {
  const store = use(PicturesContext);
  const settings = settingsOf(schema);
  const { isList, isName, isLogo, minWidth } = settings;
  const pictures = picturesOf(value);
  const [status, setStatus] = useState('');
  const [removed, setRemoved] = useState<{ index: number; picture: PictureValue }>();
  // A replaced picture stays the same row.
  const [keys] = useState(() => new Map<string, string>());
  // Preparing takes seconds, in which the owner may change this and other fields.
  const latest = useRef({ pictures, onChange });
  useEffect(() => {
    latest.current = { pictures, onChange };
  });
  const change = (next: PictureValue[]) => {
    latest.current.pictures = next;
    latest.current.onChange(isList ? next : isName ? next[0]?.file : next[0]);
  };
  const folder = folderOf(file);
  const target = folder.startsWith('projects/')
    ? folder
    : pathIn(folder, file.slice(folder.length).replace(/^\/|\..*/g, ''));
  const add = async (
    files: readonly File[],
    place: (added: PictureValue, now: PictureValue[]) => PictureValue[],
  ) => {
    const refused: string[] = [];
    for (const [index, chosen] of files.entries()) {
      setStatus(
        files.length > 1 ? `Gjør klar bilde ${index + 1} av ${files.length} …` : 'Gjør klar bildet …',
      );
      try {
        const name = store?.add(target, await preparePicture(chosen, minWidth, isLogo)) ?? '';
        change(
          place(newPicture(folder ? name.slice(folder.length + 1) : name, settings), latest.current.pictures),
        );
      } catch (error) {
        if (!(error instanceof UnusablePicture)) throw error;
        refused.push(`${chosen.name} ${error.message}`);
      }
    }
    setStatus(refused.join(' '));
  };
  const replace = (old: PictureValue) => (added: PictureValue, now: PictureValue[]) => {
    keys.set(added.file, keys.get(old.file) ?? old.file);
    return now.map((picture) => (picture.file === old.file ? added : picture));
  };
  const append = (added: PictureValue, now: PictureValue[]) => (isList ? [...now, added] : [added]);
  const mistakeAt = (index: number) => {
    const place = isList ? [...field, index] : field;
    const mistake = mistakes.find(({ field: at }) => place.every((step, depth) => at[depth] === step));
    return mistake && mistakeText(mistake, undefined);
  };
  const remove = (index: number, picture: PictureValue) => {
    setRemoved({ index, picture });
    change(pictures.toSpliced(index, 1));
  };
  return (
    <fieldset className="picture-field">
      <legend>{label}</legend>
      <ol>
        {pictures.map((picture, index) => (
          <PictureRow
            key={keys.get(picture.file) ?? picture.file}
            {...{ picture, settings }}
            name={pathIn(folder, picture.file)}
            place={index + 1}
            of={pictures.length}
            mistake={mistakeAt(index)}
            onChange={(changed) => change(pictures.with(index, changed))}
            onReplace={(files) => void add(files, replace(picture))}
            onMove={(by) => change(pictures.toSpliced(index, 1).toSpliced(index + by, 0, picture))}
            onRemove={isList ? () => remove(index, picture) : onRemove}
          />
        ))}
      </ol>
      <UndoNotice
        text={removed && 'Bildet er tatt bort.'}
        onUndo={() => {
          if (removed) change(pictures.toSpliced(removed.index, 0, removed.picture));
          setRemoved(undefined);
        }}
      />
      <p role="status" className={status.endsWith('…') ? 'hint' : 'mistake'}>
        {status}
      </p>
      {(isList || pictures.length === 0) && (
        <div className="picture-inputs">
          <PictureInput
            label={isList ? 'Legg til bilder' : 'Velg bilde'}
            isMultiple={isList}
            isLogo={isLogo}
            onFiles={(files) => void add(files, append)}
          />
          {!isLogo && (
            <PictureInput
              label="Ta bilde"
              isCamera
              isLogo={false}
              onFiles={(files) => void add(files, append)}
            />
          )}
        </div>
      )}
    </fieldset>
  );
}
