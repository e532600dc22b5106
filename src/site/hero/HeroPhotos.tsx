import { Pause, Play } from 'lucide';
import { Container } from '../components/Container.tsx';
import { Icon } from '../components/Icon.tsx';
import type { HeroPicture } from '../view/sections.ts';
import { focusName } from './heroStyles.ts';

/** Words that are not content. Accessible names begin with the visible words (WCAG 2.5.3). */
const messages = {
  pause: 'Pause',
  pauseRotation: 'Pause bildevisningen',
  play: 'Spill av',
  playRotation: 'Spill av bildevisningen',
};

/**
 * The photographs of the hero. The first is in the page; the others are in a template, where a browser
 * requests nothing, until their turn (`photos.ts`). One alone has no controls. Screen readers get one image
 * whose name changes: Orca would lose its reading position with an image that is removed.
 */
export function HeroPhotos({ pictures: [first, ...others] }: { pictures: HeroPicture[] }) {
  return (
    <>
      <div role="img" aria-label={first?.alt} data-hero-stage className="hero-photos screen-only">
        {first && <HeroPhoto picture={first} first />}
        <template>
          {others.map((picture, index) => (
            <HeroPhoto key={index} picture={picture} first={false} />
          ))}
        </template>
      </div>
      {others.length > 0 && (
        <Container className="hero-controls screen-only">
          <HeroControls count={others.length + 1} />
        </Container>
      )}
    </>
  );
}

/**
 * Which picture shows, and the button that stops and starts the rotation (WCAG 2.2.2), invisible until their
 * script sets `data-playing`. On phones the button is an icon. The status tells screen readers what a press
 * did.
 */
function HeroControls({ count }: { count: number }) {
  return (
    <div data-hero-controls className="hero-tab text-small">
      <span className="hero-count">1/{count}</span>{' '}
      <button type="button" className="hero-toggle">
        <span data-for="playing">
          <Icon glyph={Pause} />
          <span aria-hidden="true">{messages.pause}</span>{' '}
          <span className="sr-only">{messages.pauseRotation}</span>
        </span>{' '}
        <span data-for="paused">
          <Icon glyph={Play} />
          <span aria-hidden="true">{messages.play}</span>{' '}
          <span className="sr-only">{messages.playRotation}</span>
        </span>
      </button>
      <span role="status" className="sr-only" />
    </div>
  );
}

/** Screens where the photograph ends above the words; the page's preload links use the same condition. */
export const phoneMedia = '(max-width: 39.99rem)';

/**
 * One photograph: a crop for phones, the whole picture for wider screens, both around their focal point.
 * `data-turn` is its part in the rotation: the current one, the previous one that it covers, or the upcoming
 * one, not visible yet.
 */
function HeroPhoto({ picture, first }: { picture: HeroPicture; first: boolean }) {
  const { phone, wide, focus } = picture;
  return (
    <picture data-turn={first ? 'current' : 'upcoming'} aria-hidden="true">
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
        data-focus={focusName(focus)}
        className="hero-photo"
      />
    </picture>
  );
}
