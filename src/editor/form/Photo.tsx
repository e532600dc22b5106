import { type ComponentProps, useEffect, useState } from 'react';
import { folderOf, pathIn } from '../../content/content.ts';
import { useEditor } from '../context.ts';

interface PhotoProps extends ComponentProps<'img'> {
  /** Relative to the folder of the content file. */
  name: string;
}

/** A small copy of a picture of the content. */
export function Photo({ name, alt = '', ...rest }: PhotoProps) {
  const { repository, file } = useEditor();
  const path = pathIn(folderOf(file), name);
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    let isLatest = true;
    const show = (address?: string) => isLatest && setSrc(address);
    // Without a network there is no picture; the form names it anyway.
    repository.thumbnail(path).then(show, () => show());
    return () => {
      isLatest = false;
    };
  }, [repository, path]);
  return <img {...rest} src={src} alt={alt} draggable={false} />;
}
