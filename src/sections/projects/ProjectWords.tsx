/**
 * A project's description. It belongs to the title's stretched link like the rest of the card, but lies above it once the gallery
 * listens, which opens from it too: so the words can be marked and copied.
 */
export function ProjectWords({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p
      data-words
      className={`relative text-ink-muted in-data-gallery-listens:z-2 in-data-gallery-listens:cursor-pointer max-sm:text-small ${className}`}
    >
      {text}
    </p>
  );
}
