import type { ReactNode } from 'react';
import type { Projects as ProjectsContent } from '../content/projects.ts';

/** Stub. `gallery` is the island that opens the pictures. */
export function Projects({ content, gallery }: { content: ProjectsContent; gallery: ReactNode }) {
  return (
    <section id="prosjekter">
      {content.title}
      {gallery}
    </section>
  );
}
