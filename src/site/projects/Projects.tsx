import { ChevronDown } from 'lucide';
import { Grid, GridCell } from '../components/Grid.tsx';
import { Icon } from '../components/Icon.tsx';
import { Section, SectionHead } from '../components/Section.tsx';
import type { Project, ProjectsContent } from '../view/projects.ts';
import { messages } from './messages.ts';
import { ProjectPictures } from './ProjectPictures.tsx';
import { ProjectText, projectTitleId } from './ProjectText.tsx';

/** How many projects the grid shows before the rest is folded away: three rows of three. */
const gridLimit = 9;

/** `#prosjekter`: the featured project large, beside the section's heading, and the others in a grid. */
export function Projects({ content: { title, lead, projects } }: { content: ProjectsContent }) {
  const featured = projects.find((project) => project.featured);
  const others = projects.filter((project) => !project.featured);
  const head = <SectionHead id="prosjekter" title={title} lead={lead} />;
  return (
    <Section id="prosjekter">
      {featured ? (
        <Grid className="projects-opening">
          {head}
          <FeaturedProject project={featured} />
        </Grid>
      ) : (
        head
      )}
      {others.length > 0 && <ProjectGrid projects={others.slice(0, gridLimit)} />}
      <MoreProjects projects={others.slice(gridLimit)} />
    </Section>
  );
}

/** The rest: browsers open it for a link or their own search, and load its pictures then. */
function MoreProjects({ projects }: { projects: Project[] }) {
  if (projects.length === 0) return null;
  return (
    <details className="more-projects">
      <summary>
        {messages.moreProjects(projects.length)}
        <Icon glyph={ChevronDown} />
      </summary>
      <ProjectGrid projects={projects} />
    </details>
  );
}

/** A large photograph, the first four pictures and how many more there are. */
function FeaturedProject({ project }: { project: Project }) {
  return (
    <article aria-labelledby={projectTitleId(project)} className="project project-featured">
      <GridCell className="project-words">
        <ProjectText project={project} />
      </GridCell>
      <GridCell className="project-pictures">
        <ProjectPictures project={project} />
      </GridCell>
    </article>
  );
}

/** Three projects a row: photograph, first three pictures, title and three lines of the description. */
function ProjectGrid({ projects }: { projects: Project[] }) {
  return (
    <Grid layout="full-rows">
      {projects.map((project) => (
        <GridCell
          key={project.id}
          as="article"
          padding="none"
          data-alone={projects.length === 1 || undefined}
          aria-labelledby={projectTitleId(project)}
          className="project project-card"
        >
          <div className="project-words">
            <ProjectText project={project} />
          </div>
          <div className="project-pictures">
            <ProjectPictures project={project} />
          </div>
        </GridCell>
      ))}
    </Grid>
  );
}
