import { FieldLabel, FieldMessage } from '@keystar/ui/field';
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
  const use = node.isLogo ? 'logo' : 'photo';
  const put = ([picture]: string[]) => picture !== undefined && onChange(picture);
  return (
    <div role="group" aria-labelledby={label} className="bilde" data-invalid={fault !== undefined}>
      <FieldLabel id={label} elementType="span">
        {node.label}
      </FieldLabel>
      {value === '' ? (
        <DropZone use={use} text="Slipp et bilde her, eller" onPictures={put} />
      ) : (
        <DropZone use={use} text={value.split('/').at(-1) ?? ''} button="Bytt" onPictures={put}>
          {!value.startsWith('https:') && <img className="bilde-vist" src={pictureAddress(value)} alt="" />}
        </DropZone>
      )}
      {fault !== undefined && <FieldMessage>{fault}</FieldMessage>}
    </div>
  );
}
