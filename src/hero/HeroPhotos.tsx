import { Pause, Play } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { Wall } from '../components/Wall.tsx';
import type { HeroPicture } from '../site/site.ts';

/**
 * The photographs of the hero, with the scrim that the header's words stand on. The first is in the page; the others lie in a
 * template, where a browser asks for nothing, until their turn (`play.ts`). One alone has no controls.
 */
export function HeroPhotos({ pictures: [first, ...others] }: { pictures: HeroPicture[] }) {
  return (
    <>
      <div
        role="group"
        aria-label="Bilder av bad"
        data-hero-stage
        className="absolute inset-0 isolate after:absolute after:inset-0 after:z-2 after:bg-(image:--scrim-header) print:hidden"
      >
        <HeroPhoto picture={first!} first />
        <template>
          {others.map((picture, place) => (
            <HeroPhoto key={place} picture={picture} first={false} />
          ))}
        </template>
      </div>
      {others.length > 0 && (
        <Wall className="pointer-events-none z-1 col-start-1 row-start-2 flex justify-end self-end">
          <HeroControls count={others.length + 1} />
        </Wall>
      )}
    </>
  );
}

/**
 * Which picture shows, and the button that stops and starts the rotation (WCAG 2.2.2). They appear with their script, which tells by
 * `data-playing` whether the pictures change.
 */
function HeroControls({ count }: { count: number }) {
  return (
    <div
      data-hero-controls
      className="group/hero pointer-events-auto invisible mb-joint-photo flex items-stretch rounded-tl-panel bg-surface text-small tabular-nums data-playing:visible lg:mb-0 print:hidden"
    >
      <span className="grid min-w-17 place-items-center border-r border-joint px-4">1/{count}</span>
      <button
        type="button"
        className="inline-flex min-h-tap min-w-30 items-center gap-2 px-4 py-1 font-medium -outline-offset-3 hover:bg-surface-tint"
      >
        <span className="contents group-data-[playing=false]/hero:hidden">
          <Icon glyph={Pause} className="size-4.25" />
          Pause
        </span>
        <span className="hidden group-data-[playing=false]/hero:contents">
          <Icon glyph={Play} className="size-4.25" />
          Spill av
        </span>
        <span className="sr-only">bildevisningen</span>
      </button>
    </div>
  );
}

/** Screens that get the tall crop; the page's preload links use the same condition. */
export const phoneMedia = '(max-width: 39.99rem)';

/**
 * One photograph of the hero: a tall crop for phones, the whole picture for wider screens, both around their focal point. The first is
 * asked for at once and before all others. Its part in the rotation is `data-turn`: the current one, the previous one that it covers, or
 * the upcoming one that nobody sees yet.
 */
function HeroPhoto({ picture, first }: { picture: HeroPicture; first: boolean }) {
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
