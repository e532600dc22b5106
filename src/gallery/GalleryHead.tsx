interface GalleryHeadProps {
  title: string;
  /** Number of the picture that shows, from 1. */
  number: number;
  total: number;
}

/** Count and title; the close button stands beside them, in the dialog itself. The count is told as a whole whenever it changes (WCAG 4.1.3). */
export function GalleryHead({ title, number, total }: GalleryHeadProps) {
  return (
    <div className="box-content grid min-h-12 content-center items-center gap-x-4 border-b border-joint-inverse py-3 pr-18 pl-5 md:grid-cols-[1fr_auto_1fr] md:pr-4 md:pl-8">
      <p
        id="galleri-teller"
        aria-live="polite"
        aria-atomic="true"
        className="text-small text-ink-inverse-muted tabular-nums"
      >
        {`Bilde ${number} av ${total}`}
      </p>
      <h2 id="galleri-tittel" className="text-h4 max-md:row-start-2">
        {title}
      </h2>
    </div>
  );
}
