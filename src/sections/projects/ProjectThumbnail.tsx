import { Picture } from '../../components/Picture.tsx';
import type { Project, ProjectThumbnail as Thumbnail } from '../../site/projects.ts';

interface ProjectThumbnailProps {
  project: Project;
  thumbnail: Thumbnail;
  /** The shape of the picture. */
  className: string;
}

/** A small picture that leads to itself at full size. It lies above the title's stretched link. */
export function ProjectThumbnail({ project: { id, count }, thumbnail, className }: ProjectThumbnailProps) {
  const { href, index, picture } = thumbnail;
  return (
    <a
      href={href}
      data-gallery={id}
      data-index={index}
      aria-label={`Vis bilde ${index + 1} av ${count}: ${picture.alt}`}
      className="group/thumbnail relative z-2 overflow-hidden rounded-arris focus-visible:-outline-offset-3"
    >
      <Picture
        picture={picture}
        alt=""
        className={`w-full transition-[scale] duration-(--duration-slow) ease-settle group-hover/thumbnail:scale-[1.04] ${className}`}
      />
    </a>
  );
}
