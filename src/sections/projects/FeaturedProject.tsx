import { ArrowRight } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { Cell, Tiles } from '../../components/Wall.tsx';
import type { Project } from '../../site/projects.ts';
import { ProjectPictures } from './ProjectPictures.tsx';
import { projectCard, ProjectTitle, ProjectWords } from './ProjectWords.tsx';

/** The project that is shown large: a big photograph, its first four pictures and how many there are beyond them. */
export function FeaturedProject({ project }: { project: Project }) {
  const { count } = project;
  return (
    <article {...projectCard(project)}>
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
