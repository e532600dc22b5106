import type { HeroPicture } from '../site/site.ts';

/** Screens that get the tall crop; the page's preload links use the same condition. */
export const phoneMedia = '(max-width: 39.99rem)';

/**
 * One photograph of the hero: a tall crop for phones, the whole picture for wider screens, both around their focal point. The first is
 * asked for at once and before all others. Its part in the rotation is `data-turn`: the current one, the previous one that it covers, or
 * the upcoming one that nobody sees yet.
 */
export function HeroPhoto({ picture, first }: { picture: HeroPicture; first: boolean }) {
  const { phone, wide, focus } = picture;
  return (
    <picture data-turn={first ? 'current' : 'upcoming'} aria-hidden={first ? undefined : true}>
      <source media={phoneMedia} type="image/avif" srcSet={phone.avif} sizes="100vw" />
      <source media={phoneMedia} srcSet={`${phone.src} ${phone.width}w`} sizes="100vw" />
      <source type="image/avif" srcSet={wide.avif} sizes={wide.sizes} />
      <img
        src={wide.src}
        width={wide.width}
        height={wide.height}
        alt={picture.alt}
        fetchPriority={first ? 'high' : 'low'}
        decoding={first ? 'auto' : 'async'}
        className={`absolute inset-0 size-full object-cover transition-opacity duration-(--duration-photo) ease-linear sm:object-[var(--focus-x)_var(--focus-y)] focal-x-${focus.x} focal-y-${focus.y} in-data-[turn=current]:z-1 in-data-[turn=upcoming]:opacity-0`}
      />
    </picture>
  );
}
