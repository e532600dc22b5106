import type { HeroPicture } from '../content/hero.ts';
import { phoneMedia } from './HeroPhoto.tsx';

/** Asks for the first photograph before anything else: it is the largest thing that the first view paints. */
export function HeroPreload({ picture }: { picture: HeroPicture }) {
  const preload = { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
  return (
    <>
      <link {...preload} media={phoneMedia} imageSrcSet={picture.phone.avif} imageSizes="100vw" />
      <link
        {...preload}
        media={`not all and ${phoneMedia}`}
        imageSrcSet={picture.wide.avif}
        imageSizes={picture.wide.sizes}
      />
    </>
  );
}
