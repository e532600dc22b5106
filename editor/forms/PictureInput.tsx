import { FieldDescription, FieldLabel, FieldMessage } from '@keystar/ui/field';
import { useId } from 'react';
import type { PictureNode } from '../content/node.ts';
import { DropZone } from './DropZone.tsx';
import type { InputProps } from './types.ts';
import { pictureAddress } from './upload.ts';
import { useFault } from './useFault.ts';

/** A picture: what it looks like, and a place to drop another one. */
export function PictureInput({
  node,
  value,
  onChange,
  forceValidation,
}: InputProps<string> & { node: PictureNode }) {
  const { fault } = useFault(node, value, forceValidation);
  const label = useId();
  return (
    <div role="group" aria-labelledby={label} className="bilde">
      <FieldLabel id={label} elementType="span">
        {node.label}
      </FieldLabel>
      {value !== '' && <img className="bilde-vist" src={pictureAddress(value)} alt="" />}
      {value !== '' && <FieldDescription>{value.split('/').at(-1)}</FieldDescription>}
      <DropZone
        use={node.isLogo ? 'logo' : 'photo'}
        text={value === '' ? 'Slipp et bilde her, eller' : 'Bytt: slipp et annet her, eller'}
        onPictures={([picture]) => picture !== undefined && onChange(picture)}
      />
      {fault !== undefined && <FieldMessage>{fault}</FieldMessage>}
    </div>
  );
}
