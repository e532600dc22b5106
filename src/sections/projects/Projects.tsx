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
    <Section id="prosjekter" title={title} lead={lead}>
      {featured.map((project) => (
        <FeaturedProject key={project.id} project={project} />
      ))}
      {others.length > 0 && <ProjectGrid projects={others.slice(0, gridLimit)} />}
      {more.length > 0 && (
        // Works without scripts; its pictures load when it opens.
        <details className="group/more">
          <summary className="flex min-h-16 items-center gap-3 bg-surface px-cell-x py-4 font-semibold hover:bg-surface-tint focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
            Flere prosjekter ({more.length})
            <Icon
              glyph={ChevronDown}
              className="size-5 transition-[rotate] duration-(--duration-quick) group-open/more:rotate-180"
            />
          </summary>
          <div className="border-t border-joint">
            <ProjectGrid projects={more} />
          </div>
        </details>
      )}
    </Section>
  );
}

/** The project that is shown large: a big photograph, its first four pictures and how many there are beyond them. */
function FeaturedProject({ project }: { project: Project }) {
  const { count } = project;
  return (
    <article {...cardProps(project)}>
      <Tiles className="max-lg:gap-0 lg:grid-cols-[2fr_1fr] print:grid-cols-2">
        <Cell className="flex flex-col gap-3 pt-[calc(var(--spacing-cell-y)*0.6)] lg:order-last lg:pt-cell-y">
          <p className="text-mini font-semibold tracking-[0.06em] text-accent">FREMHEVET PROSJEKT</p>
          <ProjectTitle project={project} className="text-h3 lg:mt-auto" />
          <ProjectWords project={project} />
          <p
            aria-hidden="true"
            className="flex items-center gap-2.5 pt-4 font-semibold max-lg:mt-auto print:hidden"
          >
            {count > 1 ? `Se alle ${count} bildene` : 'Se bildet'}
            <Icon
              glyph={ArrowRight}
              className="size-5 transition-[translate] duration-(--duration-quick) group-has-[h3_a:hover,[data-words]:hover]/project:translate-x-1"
            />
          </p>
        </Cell>
        <Cell padding="none" className="order-first grid content-start gap-joint-photo p-joint-photo">
          <ProjectPictures project={project} large />
        </Cell>
      </Tiles>
    </article>
  );
}
