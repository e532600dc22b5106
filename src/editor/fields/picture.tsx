import { isGroup, isSame, textAt, valueAt } from '../../content/values.ts';
import { useForm } from '../context.ts';
import { ChoosePictures } from '../pictures/ChoosePictures.tsx';
import { Photo } from '../pictures/Photo.tsx';
import { itemKey } from '../values.ts';
import { QuietButton } from '../elements.tsx';
import { getFieldId } from './fieldId.ts';
import { createPicture } from './items.ts';
import type { FieldKind, InputProps } from './kind.ts';
import { RemovedNotice, useRemoved } from './removed.tsx';

/** The file of a picture, which can be chosen or replaced. */
function PictureInput({ schema, value, field, around, isRequired }: InputProps) {
  const editor = useForm();
  const name = textAt(value);
  const isLogo = schema.kind === 'logo';
  // A picture is a group of its file, its words and its focal points; a logo is its file alone.
  const picture = field.at(-1) === 'file' ? around : undefined;
  const place = picture?.field ?? field;
  const { removed, setRemoved } = useRemoved<{ picture: unknown }>();
  const remove = () => {
    setRemoved({ picture: valueAt(editor.value, ...place) });
    editor.set(place, undefined);
  };
  /** The picture in a place, with another file. Its words were about the old one; new ones stay. */
  const replaced = (now: unknown, file: string, before: unknown): unknown => {
    const next = createPicture(picture?.schema ?? schema, file);
    if (!isGroup(next) || !isGroup(now)) return next;
    const kept = Object.entries(now).filter(
      ([name, part]) => name === itemKey || (name !== 'file' && !isSame(part, valueAt(before, name))),
    );
    return { ...next, ...Object.fromEntries(kept) };
  };
  return (
    <>
      {name && isLogo && <Photo form={editor.form} name={name} className="logo-photo" />}
      <ChoosePictures
        label={`${name ? 'Bytt' : 'Velg'} ${isLogo ? 'logo' : 'bilde'}`}
        schema={schema}
        place={place}
        onPicture={replaced}
        // The owner writes the words next.
        onDone={() => document.getElementById(getFieldId([...place, 'alt']))?.focus({ preventScroll: true })}
      />
      {name && !isRequired && (
        <QuietButton onClick={remove}>{isLogo ? 'Fjern logo' : 'Slett bildet'}</QuietButton>
      )}
      {!name && removed && (
        <RemovedNotice onUndo={() => editor.set(place, removed.picture)}>
          {`Slettes når du lagrer: ${isLogo ? 'logoen' : 'bildet'}.`}
        </RemovedNotice>
      )}
    </>
  );
}

/** A photograph. Files have names without words. */
export const picture: FieldKind = {
  Input: PictureInput,
  isGroup: true,
  words: ({ value }) => textAt(value) && 'et bilde',
};
