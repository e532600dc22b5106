import { type ComponentProps, use, useEffect, useState } from 'react';
import { PicturesContext } from './pictures.ts';

interface PhotoProps extends ComponentProps<'img'> {
  /** Relative to the content folder. */
  name: string;
}

/** A small copy of a picture of the content. */
export function Photo({ name, alt = '', ...rest }: PhotoProps) {
  const pictures = use(PicturesContext);
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    // Without a network the picture stays empty; the words around it say what it shows.
    pictures?.thumbnail(name).then(setSrc, () => setSrc(undefined));
  }, [pictures, name]);
  return <img {...rest} src={src} alt={alt} draggable={false} />;
}
