import type { Project } from '../../site/projects.ts';

/** The id of a project's title, which names its card. */
export const projectTitleId = (id: string) => `prosjekt-${id}`;

/** The project's name, a link to its main picture. The link is stretched over the card, so that the card needs only one. */
export function ProjectTitle({
  project: { id, title, main },
  className,
}: {
  project: Project;
  className: string;
}) {
  return (
    <h3 id={projectTitleId(id)} className={className}>
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
