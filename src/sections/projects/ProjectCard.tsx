import clsx from 'clsx';
import { Cell } from '../../components/Cell.tsx';
import type { Project } from '../../site/projects.ts';
import { PlainThumbnails } from './PlainThumbnails.tsx';
import { projectLook } from './projectLook.ts';
import { ProjectMainPicture } from './ProjectMainPicture.tsx';
import { ProjectThumbnail } from './ProjectThumbnail.tsx';
import { ProjectTitle, projectTitleId } from './ProjectTitle.tsx';
import { ProjectWords } from './ProjectWords.tsx';

/**
 * A project in the grid: photograph, its first three pictures, title, and a description cut after three lines; whole under the
 * pointer and the focus, because large or widely spaced text would lose more than its end (WCAG 1.4.4, 1.4.12).
 */
export function ProjectCard({ project, className }: { project: Project; className: string }) {
  return (
    <Cell
      as="article"
      aria-labelledby={projectTitleId(project.id)}
      padding="none"
      className={`flex flex-col sm:grid sm:grid-cols-2 sm:items-start lg:not-only:flex lg:not-only:items-stretch ${projectLook} ${className}`}
    >
      <div className="flex flex-col gap-3 px-cell-x pt-[calc(var(--spacing-cell-y)*0.6)] pb-cell-y sm:pt-cell-y lg:pt-[calc(var(--spacing-cell-y)*0.6)]">
        <ProjectTitle
          project={project}
          className="text-[clamp(1.375rem,0.9rem+0.75vw,1.75rem)] leading-[1.14] tracking-[-0.02em]"
        />
        <ProjectWords
          text={project.description}
          className="line-clamp-3 group-has-[h3_a:focus-visible,h3_a:hover,[data-words]:hover]/project:line-clamp-none print:line-clamp-none"
        />
      </div>
      <div className="order-first grid gap-joint-photo p-joint-photo">
        <ProjectMainPicture main={project.main} count={project.count} className="aspect-16/9 sm:aspect-4/3" />
        <div
          className={clsx(
            'grid grid-cols-3 gap-joint-photo print:hidden',
            // In a row of cards the titles stand in one line.
            project.count === 1 && 'group-only/project:hidden max-lg:hidden',
          )}
        >
          {project.thumbnails.map((thumbnail) => (
            <ProjectThumbnail
              key={thumbnail.index}
              project={project}
              thumbnail={thumbnail}
              className="aspect-4/3"
            />
          ))}
          <PlainThumbnails count={3 - project.thumbnails.length} className="aspect-4/3" />
        </div>
      </div>
    </Cell>
  );
}
