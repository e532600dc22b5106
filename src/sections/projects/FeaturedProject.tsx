import { ArrowRight } from 'lucide-react';
import { Cell } from '../../components/Cell.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Tiles } from '../../components/Tiles.tsx';
import type { Project } from '../../site/projects.ts';
import { PlainThumbnails } from './PlainThumbnails.tsx';
import { projectLook } from './projectLook.ts';
import { ProjectMainPicture } from './ProjectMainPicture.tsx';
import { ProjectRestLink } from './ProjectRestLink.tsx';
import { ProjectThumbnail } from './ProjectThumbnail.tsx';
import { ProjectTitle, projectTitleId } from './ProjectTitle.tsx';
import { ProjectWords } from './ProjectWords.tsx';

/** The project that is shown large: a big photograph, its first four pictures and how many there are beyond them. */
export function FeaturedProject({ project }: { project: Project }) {
  const { count, description, main, rest, thumbnails } = project;
  return (
    <article aria-labelledby={projectTitleId(project.id)} className={projectLook}>
      <Tiles className="max-lg:gap-0 lg:grid-cols-[2fr_1fr] print:grid-cols-2">
        <Cell className="flex flex-col gap-3 pt-[calc(var(--spacing-cell-y)*0.6)] lg:order-last lg:pt-cell-y">
          <p className="text-mini font-semibold tracking-[0.06em] text-accent">FREMHEVET PROSJEKT</p>
          <ProjectTitle project={project} className="text-h3 lg:mt-auto" />
          <ProjectWords text={description} />
          <p
            aria-hidden="true"
            className="flex items-center gap-[0.6rem] pt-4 font-semibold max-lg:mt-auto print:hidden"
          >
            {count > 1 ? `Se alle ${count} bildene` : 'Se bildet'}
            <Icon
              glyph={ArrowRight}
              className="size-5 transition-[translate] duration-(--duration-quick) group-has-[h3_a:hover,[data-words]:hover]/project:translate-x-1"
            />
          </p>
        </Cell>
        <Cell padding="none" className="order-first grid content-start gap-joint-photo p-joint-photo">
          <ProjectMainPicture main={main} count={count} className="aspect-16/9 sm:aspect-3/2" />
          <div className="grid grid-cols-5 gap-joint-photo empty:hidden print:hidden">
            {thumbnails.map((thumbnail) => (
              <ProjectThumbnail
                key={thumbnail.index}
                project={project}
                thumbnail={thumbnail}
                className="aspect-square"
              />
            ))}
            {rest && <ProjectRestLink project={project} rest={rest} />}
            {count > 1 && (
              <PlainThumbnails count={5 - thumbnails.length - (rest ? 1 : 0)} className="aspect-square" />
            )}
          </div>
        </Cell>
      </Tiles>
    </article>
  );
}
