import { ChooseFiles } from './ChooseFiles.tsx';
import { PictureItem } from './PictureItem.tsx';
import { PictureRow } from './PictureRow.tsx';
import { type ControlProps, usePictureField } from './usePictureField.ts';
import { moved } from './value.ts';

/**
 * A list of pictures: several are chosen at once, each has its words and its focal points, and their order is that on the
 * page.
 */
export function PictureList(props: ControlProps) {
  const { pictures, change, settings, addressOf, adding } = usePictureField(props);
  return (
    <div id={props.forID} className="pictures">
      <ol>
        {pictures.map((picture, index) => (
          <PictureRow
            key={picture.file}
            place={index + 1}
            of={pictures.length}
            src={addressOf(picture.file)}
            alt={picture.alt ?? ''}
            onMove={(by) => change(moved(pictures, index, by))}
            onRemove={() => change(pictures.toSpliced(index, 1))}
          >
            <PictureItem
              picture={picture}
              src={addressOf(picture.file)}
              settings={settings}
              onChange={(changed) => change(pictures.with(index, changed))}
            />
          </PictureRow>
        ))}
      </ol>
      <ChooseFiles label="Legg til bilder" multiple {...adding} />
    </div>
  );
}
