import { Images } from 'lucide-react';
import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { Project } from '../../site/projects.ts';

/** The project's photograph, with the number of pictures on a porcelain tab flush in its lower right corner. */
export function ProjectMainPicture({
  main,
  count,
  className,
}: Pick<Project, 'main' | 'count'> & { className: string }) {
  return (
    <div className="relative overflow-hidden rounded-arris">
      <Picture
        picture={main.picture}
        className={`w-full transition-[scale] duration-(--duration-slow) ease-settle group-has-[h3_a:hover,[data-words]:hover]/project:scale-[1.02] ${className}`}
      />
      <p className="absolute right-0 bottom-0 flex items-center gap-2 rounded-tl-arris bg-surface px-3 py-2 text-mini font-medium print:hidden">
        <Icon glyph={Images} className="size-4" />
        {count === 1 ? '1 bilde' : `${count} bilder`}
      </p>
    </div>
  );
}
