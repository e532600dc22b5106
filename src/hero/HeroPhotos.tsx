import { Pause, Play } from 'lucide-react';
import { Icon } from '../components/Icon.tsx';
import { Wall } from '../components/Wall.tsx';
import type { HeroPicture } from '../site/site.ts';
import { heroMessages } from './messages.ts';

/**
 * The photographs of the hero, with the scrim behind the header. The first is in the page; the others are in a template, where a browser
 * requests nothing, until their turn (`photos.ts`). One alone has no controls.
 */
export function HeroPhotos({ pictures: [first, ...others] }: { pictures: HeroPicture[] }) {
  return (
    <>
      <div role="group" aria-label={heroMessages.pictures} data-hero-stage className="hero-photos">
        {first && <HeroPhoto picture={first} first />}
        <template>
          {others.map((picture, index) => (
            <HeroPhoto key={index} picture={picture} first={false} />
          ))}
        </template>
      </div>
      {others.length > 0 && (
        <Wall className="hero-controls">
          <HeroControls count={others.length + 1} />
        </Wall>
      )}
    </>
  );
}

/**
 * Which picture shows, and the button that stops and starts the rotation (WCAG 2.2.2). They are invisible until their script sets
 * `data-playing`. On phones the button is an icon. The status tells screen readers what a press did.
 */
function HeroControls({ count }: { count: number }) {
  return (
    <div data-hero-controls className="hero-tab">
      <span className="hero-index">1/{count}</span>
      <button type="button" className="hero-toggle">
        <span className="hero-pause">
          <Icon glyph={Pause} className="size-4.25" />
          <span aria-hidden="true">{heroMessages.pause}</span>
          <span className="sr-only">{heroMessages.pauseRotation}</span>
        </span>
        <span className="hero-play">
          <Icon glyph={Play} className="size-4.25" />
          <span aria-hidden="true">{heroMessages.play}</span>
          <span className="sr-only">{heroMessages.playRotation}</span>
        </span>
      </button>
      <span role="status" className="sr-only" />
    </div>
  );
}

/** Screens where the photograph ends above the words; the page's preload links use the same condition. */
export const phoneMedia = '(max-width: 39.99rem)';

/**
 * One photograph of the hero: a cut for phones, the whole picture for wider screens, both around their focal point. The first is requested
 * before all other pictures. `data-turn` is its part in the rotation: the current one, the previous one that it covers, or the upcoming
 * one that is not visible yet.
 */
function HeroPhoto({ picture, first }: { picture: HeroPicture; first: boolean }) {
  const { phone, wide, focus } = picture;
  return (
    <picture data-turn={first ? 'current' : 'upcoming'} aria-hidden={first ? undefined : true}>
      <source media={phoneMedia} type="image/avif" srcSet={phone.avif} sizes={phone.sizes} />
      <source media={phoneMedia} srcSet={`${phone.src} ${phone.width}w`} sizes={phone.sizes} />
      <source type="image/avif" srcSet={wide.avif} sizes={wide.sizes} />
      <img
        src={wide.src}
        width={wide.width}
        height={wide.height}
        alt={picture.alt}
        fetchPriority={first ? 'high' : 'low'}
        decoding={first ? 'auto' : 'async'}
        className={`hero-photo focal-x-${focus.x} focal-y-${focus.y} phone-y-${focus.phoneY}`}
      />
    </picture>
  );
}
