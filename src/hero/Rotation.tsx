import clsx from 'clsx';
import { type FocusEvent, useState } from 'react';
import { Wall } from '../components/Wall.tsx';
import { HeroControls } from './HeroControls.tsx';
import { HeroPhoto } from './HeroPhoto.tsx';
import type { HeroRotationProps } from './HeroRotation.tsx';
import { HeroStage } from './HeroStage.tsx';
import { usePlaying } from './usePlaying.ts';
import { useHeroPictures } from './useHeroPictures.ts';
import { useRotation } from './useRotation.ts';

/**
 * Turns the photographs of the hero: ten, one every six seconds, with a visible pause button (specification, section 4; WCAG 2.2.2).
 * Only the picture that shows, the one it covers and the one that comes next are in the page.
 */
export function Rotation({ first, count }: HeroRotationProps) {
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
      <HeroStage>
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
      </HeroStage>
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
