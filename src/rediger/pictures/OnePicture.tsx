import { ChooseFiles } from './ChooseFiles.tsx';
import { PictureItem } from './PictureItem.tsx';
import { type ControlProps, usePictureField } from './usePictureField.ts';

/** A picture that stands alone, such as that of a service. */
export function OnePicture(props: ControlProps) {
  const { pictures, change, screens, addressOf, adding } = usePictureField(props);
  return (
    <div id={props.forID} className="pictures">
      {pictures.map((picture) => (
        <PictureItem
          key={picture.file}
          picture={picture}
          src={addressOf(picture.file)}
          screens={screens}
          onChange={(changed) => change([changed])}
        />
      ))}
      <ChooseFiles label={pictures.length > 0 ? 'Bytt bilde' : 'Velg bilde'} multiple={false} {...adding} />
    </div>
  );
}
