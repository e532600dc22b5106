import { FieldDescription, FieldLabel } from '@keystar/ui/field';
import { useEffect, useId } from 'react';
import type { PictureNode } from '../content/node.ts';
import { usePicturesOf } from './siblings.ts';
import type { InputProps } from './types.ts';
import { pictureAddress } from './upload.ts';

/** Chooses one of the pictures of a list: the first of them, until the owner says another. */
export function MainPictureInput({ node, value, onChange }: InputProps<string> & { node: PictureNode }) {
  const pictures = usePicturesOf(node.oneOf ?? '');
  const id = useId();
  const missing = pictures.length > 0 && !pictures.includes(value);
  useEffect(() => {
    if (missing) onChange(pictures[0] ?? '');
  }, [missing, pictures, onChange]);
  return (
    <div role="radiogroup" className="hovedbilde" aria-labelledby={id} aria-describedby={`${id}-hjelp`}>
      <FieldLabel id={id} elementType="span">
        {node.label}
      </FieldLabel>
      <FieldDescription id={`${id}-hjelp`}>
        {pictures.length > 0
          ? node.help
          : 'Legg til bilder først. Det første blir hovedbildet til du velger et annet.'}
      </FieldDescription>
      <div className="hovedbilde-valg">
        {pictures.map((picture, index) => (
          <label key={picture}>
            <input type="radio" name={id} checked={picture === value} onChange={() => onChange(picture)} />
            <img src={pictureAddress(picture)} alt={`Bilde ${index + 1}`} />
          </label>
        ))}
      </div>
    </div>
  );
}
