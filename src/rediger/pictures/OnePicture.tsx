import { ChooseFiles } from './ChooseFiles.tsx';
import { PictureItem } from './PictureItem.tsx';
import { type ControlProps, usePictureField } from './usePictureField.ts';

/** A picture that stands alone, such as that of a service. One that need not be there can be taken away. */
export function OnePicture(props: ControlProps) {
  const { pictures, change, settings, addressOf, adding } = usePictureField(props);
  const [picture] = pictures;
  return (
    <div id={props.forID} className="pictures">
      {picture && (
        <PictureItem
          picture={picture}
          src={addressOf(picture.file)}
          settings={settings}
          onChange={(changed) => change([changed])}
        />
      )}
      <ChooseFiles label={picture ? 'Bytt bilde' : 'Velg bilde'} multiple={false} {...adding} />
      {picture && props.field.get('required') === false && (
        <button type="button" className="picture-button" onClick={() => change([])}>
          Ta bort bildet
        </button>
      )}
    </div>
  );
}
