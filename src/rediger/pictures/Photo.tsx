import { type ComponentProps, useEffect, useState } from 'react';
import { addressOf } from './addresses.ts';

interface PhotoProps extends ComponentProps<'img'> {
  /** Path in the repository of the file whose form this is; empty for a project that is new. */
  contentFile: string;
  /** What the form calls the picture. */
  file: string;
}

/** A picture of the content in its form. */
export function Photo({ contentFile, file, alt = '', ...rest }: PhotoProps) {
  const [src, setSrc] = useState('');
  useEffect(() => void Promise.resolve(addressOf(contentFile, file)).then(setSrc), [contentFile, file]);
  return <img {...rest} src={src || undefined} alt={alt} draggable={false} />;
}
