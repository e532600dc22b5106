import clsx from 'clsx';
import { bond, Cell, Tiles } from '../../components/Wall.tsx';
import type { Project } from '../../site/projects.ts';
import { ProjectPictures } from './ProjectPictures.tsx';

/** Projects three to a row, or two where that keeps every row full. */
export function ProjectGrid({ projects }: { projects: Project[] }) {
  const places = bond(projects.length, { base: 1, lg: 3 });
  return (
    <Tiles layout="bond">
      {projects.map((project, index) => (
        <ProjectCard key={project.id} project={project} place={places[index]!} />
      ))}
    </Tiles>
  );
}

/**
 * A project in the grid: photograph, its first three pictures, title, and a description cut after three lines; whole under the
 * pointer and the focus, because large or widely spaced text would lose more than its end (WCAG 1.4.4, 1.4.12).
 */
function ProjectCard({ project, place }: { project: Project; place: string }) {
  const { className, ...card } = cardProps(project);
  return (
    <Cell
      {...card}
      as="article"
      padding="none"
      className={clsx(
        'flex flex-col sm:grid sm:grid-cols-2 sm:items-start lg:not-only:flex lg:not-only:items-stretch',
        className,
        place,
      )}
    >
      <div className="flex flex-col gap-3 px-cell-x pt-[calc(var(--spacing-cell-y)*0.6)] pb-cell-y sm:pt-cell-y lg:pt-[calc(var(--spacing-cell-y)*0.6)]">
        <ProjectTitle project={project} className="text-title" />
        <ProjectWords
          project={project}
          className="line-clamp-3 group-has-[h3_a:focus-visible,h3_a:hover,[data-words]:hover]/project:line-clamp-none print:line-clamp-none"
        />
      </div>
      <div className="order-first grid gap-joint-photo p-joint-photo">
        <ProjectPictures project={project} large={false} />
      </div>
    </Cell>
  );
}

/**
 * What a project's card has: its name, and the look in which everything in it belongs to the title's link, except the thumbnails. While
 * that link has the focus, the ring goes round the whole card.
 */
export const cardProps = ({ id }: Project) => ({
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
