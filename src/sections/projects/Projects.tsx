import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Tiles } from '../../components/Tiles.tsx';
import type { Projects as ProjectsContent } from '../../site/projects.ts';
import { FeaturedProject } from './FeaturedProject.tsx';
import { ProjectGrid } from './ProjectGrid.tsx';

interface ProjectsProps {
  content: ProjectsContent;
  /** The dialog that the pictures open in. Without its script every picture is a link to its file. */
  gallery?: ReactNode;
}

/** How many projects the grid shows before the rest is folded away: three rows of three. */
const gridLimit = 9;

/** `#prosjekter`: the featured project large, the others in a grid. */
export function Projects({ content, gallery }: ProjectsProps) {
  const featured = content.projects.filter((project) => project.featured);
  const others = content.projects.filter((project) => !project.featured);
  const more = others.slice(gridLimit);
  return (
    <Section id="prosjekter" labelledBy="prosjekter-tittel">
      {gallery}
      <Tiles>
        <SectionHead id="prosjekter-tittel" title={content.title} lead={content.lead} />
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
      </Tiles>
    </Section>
  );
}
