import clsx from 'clsx';
import type { HeroPicture } from '../content/schema/hero.ts';

interface HeroPhotoProps {
  picture: HeroPicture;
  /** The picture that the page opens with: asked for at once and before all others. */
  first: boolean;
  /** Not the picture that shows. */
  hidden: boolean;
  className: string;
  onLoad?: () => void;
  onError?: () => void;
}

/** Screens that get the tall crop; the page's preload links use the same condition. */
export const phoneMedia = '(max-width: 39.99rem)';

/** One photograph of the hero: a tall crop for phones, the whole picture for wider screens, both around their focal point. */
export function HeroPhoto({ picture, first, hidden, className, onLoad, onError }: HeroPhotoProps) {
  const { phone, wide, focus } = picture;
  return (
    <picture aria-hidden={hidden}>
      <source media={phoneMedia} type="image/avif" srcSet={phone.avif} sizes="100vw" />
      <source media={phoneMedia} srcSet={phone.src} sizes="100vw" />
      {wide.avif !== undefined && <source type="image/avif" srcSet={wide.avif} sizes={wide.sizes} />}
      <img
        src={wide.src}
        width={wide.width}
        height={wide.height}
        alt={picture.alt}
        fetchPriority={first ? 'high' : 'low'}
        decoding={first ? 'auto' : 'async'}
        data-focus-x={focus.x}
        data-focus-y={focus.y}
        onLoad={onLoad}
        onError={onError}
        className={clsx(
          'focal absolute inset-0 size-full object-cover transition-opacity duration-(--duration-photo) ease-linear',
          className,
        )}
      />
    </picture>
  );
}
