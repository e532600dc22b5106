import { Cell } from '../../components/Cell.tsx';
import { Tiles } from '../../components/Tiles.tsx';
import type { Project } from '../../content/schema/projects.ts';
import { ProjectCard } from './ProjectCard.tsx';

const fillers = ['', 'lg:col-span-2', ''];

/** Projects three to a row. An empty cell fills the last row, because no joint stops in mid-air. */
export function ProjectGrid({ projects }: { projects: Project[] }) {
  const inLastRow = projects.length % 3;
  return (
    <Tiles className="lg:grid-cols-3">
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} />
      ))}
      {inLastRow > 0 && (
        <Cell aria-hidden surface="tint" className={`hidden lg:block ${fillers[inLastRow]}`} />
      )}
    </Tiles>
  );
}
