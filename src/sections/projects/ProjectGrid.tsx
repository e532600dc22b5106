import { bond } from '../../components/bond.ts';
import { Tiles } from '../../components/Tiles.tsx';
import type { Project } from '../../site/projects.ts';
import { ProjectCard } from './ProjectCard.tsx';

/** Projects three to a row, or two where that keeps every row full. */
export function ProjectGrid({ projects }: { projects: Project[] }) {
  const places = bond(projects.length, { base: 1, lg: 3 });
  return (
    <Tiles layout="bond">
      {projects.map((project, index) => (
        <ProjectCard key={project.id} project={project} className={places[index]!} />
      ))}
    </Tiles>
  );
}
