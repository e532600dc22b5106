import { Images } from 'lucide';
import { Icon } from '../components/Icon.tsx';
import { Picture } from '../components/Picture.tsx';
import type { Project } from '../view/projects.ts';
import { messages } from './messages.ts';

/** The photograph with the number of pictures, and thumbnails above the title's stretched link. */
export function ProjectPictures({ project }: { project: Project }) {
  const { id, count, main, thumbnails, rest } = project;
  const tiles = countTiles(project);
  return (
    <>
      <div className="project-photo">
        <Picture picture={main.picture} />
        <p className="text-mini screen-only">
          <Icon glyph={Images} />
          {messages.pictures(count)}
        </p>
      </div>
      <div className="thumbnails screen-only">
        {thumbnails.map(({ href, index, picture }) => (
          <a
            key={index}
            href={href}
            data-gallery={id}
            data-index={index}
            aria-label={`${messages.showPicture(index, count)}: ${picture.alt}`}
          >
            <Picture picture={picture} alt="" />
          </a>
        ))}
        {rest && (
          <a href={rest.href} data-gallery={id} data-index={rest.index} className="thumbnails-rest text-h4">
            <span>
              +{rest.count}
              <span className="sr-only">
                {`${messages.morePictures(rest.count)}. ${messages.showPicture(rest.index, count)}`}
              </span>
            </span>
          </a>
        )}
        {Array.from({ length: tiles }, (_, place) => (
          <div key={`tile-${place}`} className="pattern" />
        ))}
      </div>
    </>
  );
}

/** How many patterned tiles fill the row of thumbnails; a large picture alone needs no row. */
function countTiles({ featured, count, thumbnails, rest }: Project): number {
  if (featured && count === 1) return 0;
  const placesInRow = featured ? 5 : 3;
  const takenPlaces = rest ? thumbnails.length + 1 : thumbnails.length;
  return placesInRow - takenPlaces;
}
