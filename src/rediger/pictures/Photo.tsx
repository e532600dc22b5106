import { type ComponentProps, useEffect, useState } from 'react';
import { useEditor } from '../context.ts';

interface PhotoProps extends ComponentProps<'img'> {
  /** Relative to the content folder. */
  name: string;
}

/** A small copy of a picture of the content. */
export function Photo({ name, alt = '', ...rest }: PhotoProps) {
  const { repository } = useEditor();
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    // Without a network the picture stays empty; the words around it say what it shows.
    repository.thumbnail(name).then(setSrc, () => setSrc(undefined));
  }, [repository, name]);
  return <img {...rest} src={src} alt={alt} draggable={false} />;
}
