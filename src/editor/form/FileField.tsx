import { flushSync } from 'react-dom';
import { textAt, valueAt } from '../../content/values.ts';
import { QuietButton } from './elements.tsx';
import { useForm } from '../context.ts';
import { type ControlProps, idOf } from './fieldProps.ts';
import { pictureOf } from './items.ts';
import { RemovedNotice, useRemoved } from './removed.tsx';
import { Photo } from './Photo.tsx';
import { PictureInputs } from './PictureInputs.tsx';

/** The file of a picture, which can be chosen or replaced. */
export function FileField({ schema, value, field, around, isRequired }: ControlProps) {
  const form = useForm();
  const name = textAt(value);
  const isLogo = schema.kind === 'logo';
  // A picture is a group of its file, its words and its focal points; a logo is its file alone.
  const picture = field.at(-1) === 'file' ? around : undefined;
  const place = picture?.field ?? field;
  const { removed, setRemoved } = useRemoved<{ picture: unknown }>();
  const remove = () => {
    setRemoved({ picture: valueAt(form.value, ...place) });
    form.set(place, undefined);
  };
  const replace = (file: string) => {
    flushSync(() =>
      form.update(place, (now) =>
        (picture ? textAt(now, 'file') : textAt(now)) === name
          ? pictureOf(picture?.schema ?? schema, file)
          : now,
      ),
    );
    // The alternative text was removed with the old picture: the owner writes it next.
    document.getElementById(idOf([...place, 'alt']))?.focus({ preventScroll: true });
  };
  return (
    <>
      {name && isLogo && <Photo name={name} className="logo-photo" />}
      <PictureInputs
        label={`${name ? 'Bytt' : 'Velg'} ${isLogo ? 'logo' : 'bilde'}`}
        schema={schema}
        onPicture={replace}
      />
      {name && !isRequired && (
        <QuietButton onClick={remove}>{isLogo ? 'Fjern logo' : 'Slett bildet'}</QuietButton>
      )}
      {!name && removed && (
        <RemovedNotice onUndo={() => form.set(place, removed.picture)}>
          {`Slettes når du lagrer: ${isLogo ? 'logoen' : 'bildet'}.`}
        </RemovedNotice>
      )}
    </>
  );
}
