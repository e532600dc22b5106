import { useEffect, useRef } from 'react';
import { Picture } from '../../components/Picture.tsx';
import type { GalleryPicture } from '../../view/projects.ts';
import { messages } from './messages.ts';

interface GalleryStripProps {
  pictures: GalleryPicture[];
  /** Index of the picture that shows. */
  index: number;
  onChoose: (index: number) => void;
}

/** All pictures as 64 px thumbnails. The current one is bright, underlined and scrolled into view. */
export function GalleryStrip({ pictures, index, onChoose }: GalleryStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = strip.current?.children[index];
    // Not `scrollIntoView`, which may move the page behind too.
    if (strip.current && current instanceof HTMLElement)
      strip.current.scrollTo({
        left: current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2,
      });
  }, [index]);

  return (
    <div ref={strip} className="gallery-strip">
      {pictures.map(({ thumbnail }, place) => (
        <button
          key={thumbnail.src}
          type="button"
          aria-label={messages.showPicture(place)}
          aria-current={place === index ? 'true' : undefined}
          onClick={() => onChoose(place)}
        >
          <Picture picture={thumbnail} alt="" loading="eager" />
        </button>
      ))}
    </div>
  );
}
