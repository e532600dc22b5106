import clsx from 'clsx';
import { Images } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { Project } from '../../site/projects.ts';

const grow = 'w-full transition-[scale] duration-(--duration-slow) ease-settle';

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
  const shape = large ? 'aspect-square' : 'aspect-4/3';
  const single = count === 1;
  // Patterned tiles fill a row that has no more pictures, as in the rows of services; a large picture alone needs no row.
  const plain = large && single ? 0 : (large ? 5 : 3) - thumbnails.length - (rest ? 1 : 0);
  return (
    <>
      <div className="relative overflow-hidden rounded-arris">
        <Picture
          picture={main.picture}
          className={clsx(
            'aspect-16/9 group-has-[h3_a:hover,[data-words]:hover]/project:scale-[1.02]',
            large ? 'sm:aspect-3/2' : 'sm:aspect-4/3',
            grow,
          )}
        />
        <p className="absolute right-0 bottom-0 flex items-center gap-2 rounded-tl-arris bg-surface px-3 py-2 text-mini font-medium print:hidden">
          <Icon glyph={Images} className="size-4" />
          {count === 1 ? '1 bilde' : `${count} bilder`}
        </p>
      </div>
      <div
        className={clsx(
          'grid gap-joint-photo empty:hidden print:hidden',
          large ? 'grid-cols-5' : 'grid-cols-3',
          // In a row of cards the titles stand in one line.
          single && 'group-only/project:hidden max-lg:hidden',
        )}
      >
        {thumbnails.map(({ href, index, picture }) => (
          <a
            key={index}
            href={href}
            data-gallery={id}
            data-index={index}
            aria-label={`Vis bilde ${index + 1} av ${count}: ${picture.alt}`}
            className="group/thumbnail relative z-2 overflow-hidden rounded-arris focus-visible:-outline-offset-3"
          >
            <Picture
              picture={picture}
              alt=""
              className={clsx('group-hover/thumbnail:scale-[1.04]', shape, grow)}
            />
          </a>
        ))}
        {rest && (
          <a
            href={rest.href}
            data-gallery={id}
            data-index={rest.index}
            className="relative z-2 grid aspect-square place-items-center rounded-arris bg-strong text-h4 text-ink-inverse tabular-nums hover:bg-strong-hover focus-visible:-outline-offset-5 focus-visible:outline-focus-inverse forced-colors:border"
          >
            <span>
              +{rest.count}
              <span className="sr-only">
                {rest.count === 1 ? ' bilde' : ' bilder'}. Vis bilde {rest.index + 1} av {count}
              </span>
            </span>
          </a>
        )}
        {Array.from({ length: plain }, (_, place) => (
          <div
            key={`plain-${place}`}
            className={`rounded-arris bg-surface-tint-strong bg-[url(/flis-halv.svg)] bg-cover ${shape}`}
          />
        ))}
      </div>
    </>
  );
}
