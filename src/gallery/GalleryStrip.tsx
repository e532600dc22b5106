import { useEffect, useRef } from 'react';
import { Picture } from '../components/Picture.tsx';
import type { GalleryPicture } from '../site/projects.ts';

interface GalleryStripProps {
  pictures: GalleryPicture[];
  /** Place of the picture that shows, from 0. */
  index: number;
  onChoose: (index: number) => void;
}

const joint =
  'aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:-bottom-1 aria-[current]:after:h-1 aria-[current]:after:bg-accent-inverse aria-[current]:after:forced-color-adjust-none';

/** All the pictures as 64 px tiles. The one that shows is bright, with a joint below it, and is kept in view. */
export function GalleryStrip({ pictures, index, onChoose }: GalleryStripProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Not `scrollIntoView`, which may move the page behind too.
    const { offsetLeft, offsetWidth, parentElement: strip } = current.current!;
    strip!.scrollTo({ left: offsetLeft - (strip!.clientWidth - offsetWidth) / 2 });
  }, [index]);

  return (
    <div className="flex [scrollbar-width:thin] [scrollbar-color:var(--color-joint-mark)_transparent] gap-joint-photo overflow-x-auto border-t border-joint-inverse px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] motion-safe:scroll-smooth [@media(max-height:22rem)]:hidden">
      {pictures.map(({ thumbnail }, place) => (
        <button
          key={thumbnail.src}
          ref={place === index ? current : null}
          type="button"
          aria-label={`Vis bilde ${place + 1}`}
          aria-current={place === index ? 'true' : undefined}
          onClick={() => onChoose(place)}
          className={`relative size-thumb flex-none opacity-62 transition-opacity first:ml-auto last:mr-auto hover:opacity-100 focus-visible:opacity-100 focus-visible:-outline-offset-3 aria-[current]:opacity-100 ${joint}`}
        >
          <Picture picture={thumbnail} alt="" loading="eager" className="size-full" />
        </button>
      ))}
    </div>
  );
}
