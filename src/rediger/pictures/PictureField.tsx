import { PictureRow } from './PictureRow.tsx';
import { type ControlProps, usePictures } from './usePictures.ts';
import { moved } from './value.ts';

/** A picture, or a list of them in the order of the page; several are chosen at once, the telephone's own way. */
export function PictureField(props: ControlProps) {
  const { pictures, isList, settings, status, addressOf, change, onFiles } = usePictures(props);
  const mayGo = isList || props.field.get('required') === false;
  return (
    <div id={props.forID} className="pictures grid gap-3">
      <ol className="m-0 grid list-none gap-2 p-0">
        {pictures.map((picture, index) => (
          <PictureRow
            key={picture.file}
            picture={picture}
            place={index + 1}
            of={pictures.length}
            src={addressOf(picture.file)}
            points={settings.points}
            onChange={(changed) => change(pictures.with(index, changed))}
            onMove={isList && ((by) => change(moved(pictures, index, by)))}
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
            onFiles([...(target.files ?? [])]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
      <div role="status">{status}</div>
    </div>
  );
}
