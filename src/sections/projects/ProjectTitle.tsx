import type { Project } from '../../content/schema/projects.ts';

/** The project's name, a link to its main picture. The link is stretched over the card, so that the card needs only one. */
export function ProjectTitle({
  project: { id, title, main },
  className,
}: {
  project: Project;
  className: string;
}) {
  return (
    <h3 className={className}>
      <a
        href={main.href}
        data-gallery={id}
        data-index={main.index}
        className="decoration-1 underline-offset-[0.18em] outline-none after:absolute after:inset-0 hover:underline aria-busy:cursor-progress"
      >
        {title}
      </a>
    </h3>
  );
}
