import { ChevronDown } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import type { Projects as ProjectsContent } from '../../site/projects.ts';
import { FeaturedProject } from './FeaturedProject.tsx';
import { ProjectGrid } from './ProjectGrid.tsx';

/** How many projects the grid shows before the rest is folded away: three rows of three. */
const gridLimit = 9;

/** `#prosjekter`: the featured project large, the others in a grid. */
export function Projects({ content: { title, lead, projects } }: { content: ProjectsContent }) {
  const { featured = [], others = [] } = Object.groupBy(projects, (project) =>
    project.featured ? 'featured' : 'others',
  );
  const more = others.slice(gridLimit);
  return (
    <Section id="prosjekter" title={title} lead={lead} columns="">
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
