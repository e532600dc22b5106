import { ArrowRight } from 'lucide';
import { Icon } from '../components/Icon.tsx';
import type { Project } from '../view/projects.ts';
import { messages } from './messages.ts';

/** Id of the heading that names a project's card. */
export const projectTitleId = ({ id }: Project) => `prosjekt-${id}`;

/**
 * A project's title, a link to its main picture that is stretched over the card, and its description, from
 * which the gallery opens too (`gallery/galleryLinks.ts`). The featured project has a label, and a link to
 * all pictures.
 */
export function ProjectText({ project }: { project: Project }) {
  const { id, title, description, featured, count, main } = project;
  const link = { href: main.href, 'data-gallery': id, 'data-index': main.index };
  return (
    <>
      {featured && <p className="project-label text-mini">{messages.featured}</p>}
      <h3 id={projectTitleId(project)} className={featured ? 'text-h3' : 'text-title'}>
        <a {...link}>{title}</a>
      </h3>
      <p className="supporting" data-words>
        {description}
      </p>
      {featured && (
        <a {...link} className="project-more screen-only">
          {messages.seeAll(count)}
          <Icon glyph={ArrowRight} />
        </a>
      )}
    </>
  );
}
