import { Wall } from '../components/Wall.tsx';
import type { HeroPicture } from '../site/site.ts';
import { HeroControls } from './HeroControls.tsx';
import { HeroPhoto } from './HeroPhoto.tsx';

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
