import { ArrowRight, ChevronDown } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import { Cell, Tiles } from '../../components/Wall.tsx';
import type { Project, Projects as ProjectsContent } from '../../site/projects.ts';
import { cardProps, ProjectGrid, ProjectTitle, ProjectWords } from './ProjectCard.tsx';
import { ProjectPictures } from './ProjectPictures.tsx';

/** How many projects the grid shows before the rest is folded away: three rows of three. */
const gridLimit = 9;

/** `#prosjekter`: the featured project large, the others in a grid. */
export function Projects({ content: { title, lead, projects } }: { content: ProjectsContent }) {
  const { featured = [], others = [] } = Object.groupBy(projects, (project) =>
    project.featured ? 'featured' : 'others',
  );
  const more = others.slice(gridLimit);
  return (
    <Section id="prosjekter" title={title} lead={lead} opening="compact">
      {featured.map((project) => (
        <FeaturedProject key={project.id} project={project} />
      ))}
      {others.length > 0 && <ProjectGrid projects={others.slice(0, gridLimit)} />}
      {more.length > 0 && (
        // Works without scripts; its pictures load when it opens.
        <details className="more-projects">
          <summary>
            Flere prosjekter ({more.length})
            <Icon glyph={ChevronDown} />
          </summary>
          <div>
            <ProjectGrid projects={more} />
          </div>
        </details>
      )}
    </Section>
  );
}

/** The project that is shown large: a big photograph, its first four pictures and how many there are beyond them. */
function FeaturedProject({ project }: { project: Project }) {
  const { id, count, main } = project;
  return (
    <article {...cardProps(project)}>
      <Tiles className="project-featured">
        <Cell className="project-words">
          <p className="project-label">FREMHEVET PROSJEKT</p>
          <ProjectTitle project={project} />
          <ProjectWords project={project} />
          <a href={main.href} data-gallery={id} data-index={main.index} className="project-more">
            {count > 1 ? `Se alle ${count} bildene` : 'Se bildet'}
            <Icon glyph={ArrowRight} />
          </a>
        </Cell>
        <Cell className="project-pictures">
          <ProjectPictures project={project} large />
        </Cell>
      </Tiles>
    </article>
  );
}
