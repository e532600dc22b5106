import { useEffect, useRef, useState } from 'react';
import { retryPicture } from '../../components/failedPictureController.ts';
import { Picture } from '../../components/Picture.tsx';
import type { ResolvedPicture } from '../../view/pictures.ts';
import { messages } from './messages.ts';

type Size = Pick<ResolvedPicture, 'width' | 'height'>;

interface GallerySlideProps {
  picture: ResolvedPicture;
  /** The space for it, in pixels. */
  box: Size;
  /** Its magnification, for which a sharper file is requested. */
  zoom: number;
  /** True for the slide in the middle. */
  isCurrent: boolean;
}

/** One picture, uncut, with a loading text if it takes a moment. */
export function GallerySlide({ picture, box, zoom, isCurrent }: GallerySlideProps) {
  const size = fitInside(picture, box);
  const sizes = `${Math.ceil(size.width * zoom)}px`;
  const [isWaiting, setIsWaiting] = useState(true);
  const stopWaiting = () => setIsWaiting(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // The visitor may come back before the slide has left the view (`failedPictureController.ts`).
    if (isCurrent && image.current) retryPicture(image.current);
  }, [isCurrent]);
  return (
    <>
      <Picture
        ref={image}
        picture={{ ...picture, ...size, sizes }}
        loading="eager"
        decoding="auto"
        draggable={false}
        onLoad={stopWaiting}
        onError={stopWaiting}
      />
      {/* Screen readers have the picture's own words. */}
      {isWaiting && (
        <p className="gallery-waiting text-small" aria-hidden="true">
          {messages.loadingPicture}
        </p>
      )}
    </>
  );
}

/** The largest size, in whole pixels, that a picture can have inside a box without being cut or enlarged. */
function fitInside(picture: Size, box: Size): Size {
  const scale = Math.min(1, box.width / picture.width, box.height / picture.height);
  return { width: Math.floor(picture.width * scale), height: Math.floor(picture.height * scale) };
}
