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
  return (
    <Cell {...cardProps(project, `project-card ${place}`)} as="article" padding="none">
      <div className="project-words">
        <ProjectTitle project={project} />
        <ProjectWords project={project} />
      </div>
      <div className="project-pictures">
        <ProjectPictures project={project} large={false} />
      </div>
    </Cell>
  );
}

/** Name and class of a project's card, which its title's link covers. */
export const cardProps = ({ id }: Project, className?: string) => ({
  'aria-labelledby': titleId(id),
  className: clsx('project', className),
});

const titleId = (id: string) => `prosjekt-${id}`;

/** The project's name, a link to its main picture. The link is stretched over the card, so that the card needs only one. */
export function ProjectTitle({ project: { id, title, main } }: { project: Project }) {
  return (
    <h3 id={titleId(id)}>
      <a href={main.href} data-gallery={id} data-index={main.index}>
        {title}
      </a>
    </h3>
  );
}

/** A project's description, from which the gallery opens too. */
export function ProjectWords({ project: { description } }: { project: Project }) {
  return <p data-words>{description}</p>;
}
