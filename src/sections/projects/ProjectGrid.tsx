import clsx from 'clsx';
import { bond } from '../../components/bond.ts';
import { Cell, Tiles } from '../../components/Wall.tsx';
import type { Project } from '../../site/projects.ts';
import { ProjectPictures } from './ProjectPictures.tsx';
import { projectCard, ProjectTitle, ProjectWords } from './ProjectWords.tsx';

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
  const { className, ...card } = projectCard(project);
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
