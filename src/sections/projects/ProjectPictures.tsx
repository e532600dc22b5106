import { Images } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { Project } from '../../site/projects.ts';

interface ProjectPicturesProps {
  project: Project;
  /** The featured project: a larger photograph, square thumbnails, and how many pictures they leave out. */
  large: boolean;
}

/**
 * The project's photograph, with the number of its pictures on a porcelain tab flush in the lower right corner, and thumbnails that
 * lead to themselves at full size. These lie above the title's stretched link.
 */
export function ProjectPictures({ project, large }: ProjectPicturesProps) {
  const { id, count, main, thumbnails, rest } = project;
  const single = count === 1;
  // Patterned tiles fill a row that has no more pictures, as in the rows of services; a large picture alone needs no row.
  const plain = large && single ? 0 : (large ? 5 : 3) - thumbnails.length - (rest ? 1 : 0);
  return (
    <>
      <div className="project-photo">
        <Picture picture={main.picture} />
        <p>
          <Icon glyph={Images} />
          {count === 1 ? '1 bilde' : `${count} bilder`}
        </p>
      </div>
      <div className="thumbnails" data-single={single ? '' : undefined}>
        {thumbnails.map(({ href, index, picture }) => (
          <a
            key={index}
            href={href}
            data-gallery={id}
            data-index={index}
            aria-label={`Vis bilde ${index + 1} av ${count}: ${picture.alt}`}
          >
            <Picture picture={picture} alt="" />
          </a>
        ))}
        {rest && (
          <a href={rest.href} data-gallery={id} data-index={rest.index} className="thumbnails-rest">
            <span>
              +{rest.count}
              <span className="sr-only">
                {rest.count === 1 ? ' bilde' : ' bilder'}. Vis bilde {rest.index + 1} av {count}
              </span>
            </span>
          </a>
        )}
        {Array.from({ length: plain }, (_, place) => (
          <div key={`plain-${place}`} className="pattern" />
        ))}
      </div>
    </>
  );
}
