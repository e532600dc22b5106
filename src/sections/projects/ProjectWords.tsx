import type { Project } from '../../site/projects.ts';

/**
 * What a project's card has: its name, and the look in which everything in it belongs to the title's link, except the thumbnails. While
 * that link has the focus, the ring goes round the whole card.
 */
export const projectCard = ({ id }: Project) => ({
  'aria-labelledby': titleId(id),
  className:
    'group/project relative has-[h3_a:focus-visible]:outline-3 has-[h3_a:focus-visible]:-outline-offset-3 has-[h3_a:focus-visible]:outline-focus',
});

const titleId = (id: string) => `prosjekt-${id}`;

interface ProjectPartProps {
  project: Project;
  className?: string;
}

/** The project's name, a link to its main picture. The link is stretched over the card, so that the card needs only one. */
export function ProjectTitle({ project: { id, title, main }, className }: ProjectPartProps) {
  return (
    <h3 id={titleId(id)} className={className}>
      <a
        href={main.href}
        data-gallery={id}
        data-index={main.index}
        className="outline-none after:absolute after:inset-0 after:z-1 hover:underline"
      >
        {title}
      </a>
    </h3>
  );
}

/**
 * A project's description. It belongs to the title's stretched link like the rest of the card, but lies above it once the gallery
 * listens, which opens from it too: so the words can be marked and copied.
 */
export function ProjectWords({ project: { description }, className = '' }: ProjectPartProps) {
  return (
    <p
      data-words
      className={`relative text-ink-muted in-data-gallery-listens:z-2 in-data-gallery-listens:cursor-pointer max-sm:text-small ${className}`}
    >
      {description}
    </p>
  );
}
