import type { CustomFieldControlProps } from '@sveltia/cms';
import { useEffect } from 'react';
import { Photo } from './Photo.tsx';
import { picturesIn, plain } from './value.ts';

/** The choice of one among the pictures of the same form. Where the chosen one is taken away, the first takes its place. */
export function MainPicture({ value, field, forID, entry, onChange }: CustomFieldControlProps) {
  const pictures = picturesIn(plain(entry?.getIn(['data', field.get('among')])));
  const isThere = pictures.some(({ file }) => file === value);
  const first = pictures[0]?.file;
  useEffect(() => {
    if (!isThere && first !== undefined) onChange(first);
  }, [isThere, first, onChange]);
  return (
    <div id={forID} className="pictures grid grid-cols-3 gap-3" role="radiogroup">
      {pictures.length === 0 && <p className="col-span-full m-0">Legg til bilder først.</p>}
      {pictures.map(({ file, alt }, index) => (
        <label key={file} className="flex items-center gap-2">
          <input type="radio" name={forID} checked={file === value} onChange={() => onChange(file)} />
          <Photo
            className="size-16 min-w-0 object-cover"
            contentFile={entry?.get('path') ?? ''}
            file={file}
            alt={alt || `Bilde ${index + 1}`}
          />
        </label>
      ))}
    </div>
  );
}
