import { useId } from 'react';
import { folderOf, pathIn } from '../../content/content.ts';
import { Photo } from './Photo.tsx';
import { picturesOf } from './settings.ts';

interface MainPictureProps {
  label: string;
  value: unknown;
  onChange: (value: string) => void;
  /** Name of the content file. */
  file: string;
  /** The list of pictures that it is chosen from. */
  pictures: unknown;
}

/** The choice of one among the pictures of the same form. */
export function MainPicture({ label, value, onChange, file, pictures }: MainPictureProps) {
  const id = useId();
  const choices = picturesOf(pictures);
  return (
    <fieldset className="main-picture">
      <legend>{label}</legend>
      {choices.length === 0 && <p className="hint">Legg til bilder først.</p>}
      {choices.map((picture, index) => (
        <label key={picture.file}>
          <input
            type="radio"
            name={id}
            checked={picture.file === value}
            onChange={() => onChange(picture.file)}
          />
          <Photo name={pathIn(folderOf(file), picture.file)} alt={picture.alt || `Bilde ${index + 1}`} />
        </label>
      ))}
    </fieldset>
  );
}
