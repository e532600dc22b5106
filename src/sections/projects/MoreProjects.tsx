import { ChevronDown } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import type { Project } from '../../site/projects.ts';
import { ProjectGrid } from './ProjectGrid.tsx';

/** The projects that the grid has no room for, unfolded on demand. Works without scripts; its pictures load when it opens. */
export function MoreProjects({ projects }: { projects: Project[] }) {
  return (
    <details className="group/more">
      <summary className="flex min-h-16 items-center gap-3 bg-surface px-cell-x py-4 font-semibold hover:bg-surface-tint focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
        Flere prosjekter ({projects.length})
        <Icon
          glyph={ChevronDown}
          className="size-5 transition-[rotate] duration-(--duration-quick) group-open/more:rotate-180"
        />
      </summary>
      <div className="border-t border-joint">
        <ProjectGrid projects={projects} />
      </div>
    </details>
  );
}
