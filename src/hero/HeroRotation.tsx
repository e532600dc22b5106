import clsx from 'clsx';
import { type FocusEvent, useState } from 'react';
import { Wall } from '../components/Wall.tsx';
import type { HeroPicture } from '../content/hero.ts';
import { HeroControls } from './HeroControls.tsx';
import { HeroPhoto } from './HeroPhoto.tsx';
import { usePlaying } from './usePlaying.ts';
import { useHeroPictures } from './useHeroPictures.ts';
import { useRotation } from './useRotation.ts';

interface HeroRotationProps {
  /** The picture that the page opens with. */
  first: HeroPicture;
  /** How many there are. */
  count: number;
}

/**
 * The photographs of the hero: ten, one every six seconds, with a visible pause button (specification, section 4; WCAG 2.2.2).
 * Only the picture that shows, the one it covers and the one that comes next are in the page.
 */
export function HeroRotation({ first, count }: HeroRotationProps) {
  const [playing, setPlaying] = usePlaying();
  const [focused, setFocused] = useState(false);
  const [{ previous, current, upcoming }, send] = useRotation(count, playing && !focused);
  const pictures = useHeroPictures(first, upcoming !== null);
  const mounted = [previous, current, upcoming].filter(
    (index): index is number => index !== null && index in pictures,
  );
  const restUnderKeyboard = ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible'));

  return (
    <>
      <div
        role="group"
        aria-label="Bilder av bad"
        className="absolute inset-0 isolate after:absolute after:inset-0 after:z-2 after:bg-(image:--scrim-header) print:hidden"
      >
        {[...new Set(mounted)].map((index) => (
          <HeroPhoto
            key={index}
            picture={pictures[index]!}
            first={index === 0}
            className={clsx(index === current && 'z-1', index !== upcoming ? 'opacity-100' : 'opacity-0')}
            hidden={index !== current}
            {...(index === upcoming && { onLoad: () => send('loaded'), onError: () => send('failed') })}
          />
        ))}
      </div>
      <Wall className="pointer-events-none z-1 col-start-1 row-start-2 flex justify-end self-end">
        <div className="pointer-events-auto" onFocus={restUnderKeyboard} onBlur={() => setFocused(false)}>
          <HeroControls
            index={current}
            count={count}
            playing={playing}
            onToggle={() => {
              setPlaying(!playing);
              setFocused(false);
            }}
          />
        </div>
      </Wall>
    </>
  );
}
