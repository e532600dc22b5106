import type { Project, ProjectRest } from '../../site/projects.ts';

/** Says how many pictures the thumbnails leave out, and leads to the first of them. */
export function ProjectRestLink({ project: { id, count }, rest }: { project: Project; rest: ProjectRest }) {
  return (
    <a
      href={rest.href}
      data-gallery={id}
      data-index={rest.index}
      className="relative z-2 grid aspect-square place-items-center rounded-arris bg-strong text-h4 text-ink-inverse tabular-nums hover:bg-strong-hover focus-visible:-outline-offset-5 focus-visible:outline-focus-inverse forced-colors:border"
    >
      <span>
        +{rest.count}
        <span className="sr-only">
          {rest.count === 1 ? ' bilde' : ' bilder'}. Vis bilde {rest.index + 1} av {count}
        </span>
      </span>
    </a>
  );
}
