import type { ComponentProps } from 'react';
import { Projects } from '../../sections/projects/Projects.tsx';
import type { ShownPicture } from './showable.ts';

type Project = ComponentProps<typeof Projects>['content']['projects'][number];

interface ProjectDraft {
  id: string;
  title: string;
  description: string;
  mainImage: string;
  images: ShownPicture[];
}

interface ProjectsViewProps {
  title: string;
  lead: string;
  featured: string;
  order: string[];
  projects: ProjectDraft[];
}

/** The projects as they lie on the home page. */
export function ProjectsView({ title, lead, featured, order, projects }: ProjectsViewProps) {
  const place = ({ id }: ProjectDraft) =>
    id === featured ? -1 : order.includes(id) ? order.indexOf(id) : order.length;
  const cards = projects
    .toSorted((a, b) => place(a) - place(b))
    .map((project) => card(project, project.id === featured));
  return <Projects content={{ title, lead, projects: cards }} />;
}

/** One project, as the large one: there most of it is seen. */
export function ProjectView(project: Omit<ProjectDraft, 'id'>) {
  // Sveltia hands a list that has nothing in it yet as another thing than a list.
  if (!Array.isArray(project.images) || project.images.length === 0)
    return <p className="mt-4 text-center">Legg til bilder, så vises prosjektet her.</p>;
  return (
    <Projects
      content={{ title: 'Slik blir prosjektet', lead: '', projects: [card({ ...project, id: '' }, true)] }}
    />
  );
}

function card({ id, title, description, mainImage, images }: ProjectDraft, featured: boolean): Project {
  const all = images.map((picture, index) => ({ index, href: picture.src, picture }));
  const shown = featured ? 4 : 3;
  const [rest] = all.slice(shown);
  return {
    id,
    title,
    description,
    featured,
    count: all.length,
    main: all.find(({ picture }) => picture.file === mainImage) ?? all[0]!,
    thumbnails: all.slice(0, shown),
    rest: featured && rest ? { ...rest, count: all.length - shown } : undefined,
  };
}
