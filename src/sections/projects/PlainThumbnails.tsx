interface PlainThumbnailsProps {
  count: number;
  /** The shape of the thumbnails beside them. */
  className: string;
}

/** Patterned tiles where a row of thumbnails has no more pictures, as in the rows of services. */
export function PlainThumbnails({ count, className }: PlainThumbnailsProps) {
  return Array.from({ length: count }, (_, place) => (
    <div
      key={place}
      className={`rounded-arris bg-surface-tint-strong bg-[url(/flis-halv.svg)] bg-cover ${className}`}
    />
  ));
}
