import { type ComponentProps, useEffect, useState } from 'react';
import { getFolder, joinPath } from '../../content/content.ts';
import { useEditor } from '../context.ts';

interface PhotoProps extends ComponentProps<'img'> {
  /** The content file that names it. */
  form: string;
  /** Relative to the folder of that file. */
  name: string;
  /** Finds the id of a picture by its path; without it, among what the form has. */
  findId?: (path: string) => string | undefined;
}

/** A small copy of a picture of the content. */
export function Photo({ form, name, findId, alt = '', ...rest }: PhotoProps) {
  const { session } = useEditor();
  const path = joinPath(getFolder(form), name);
  const id = findId ? findId(path) : session.pictureId(form, path);
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    let isLatest = true;
    const show = (address?: string) => {
      if (isLatest) setSrc(address);
    };
    if (id === undefined) show();
    // Without a network there is no picture; the form names it anyway.
    else session.pictures.small(id, path).then(show, () => show());
    return () => {
      isLatest = false;
    };
  }, [session, id, path]);
  return <img {...rest} src={src} alt={alt} draggable={false} />;
}
