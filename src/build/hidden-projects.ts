import { type Content, projectsOf, shownProjects } from '../content/content.ts';

/** The files of the projects that the page does not show: nothing of theirs is published. */
export function hiddenProjects(content: Content) {
  const shown = shownProjects(content);
  return projectsOf(content).filter((project) => !shown.includes(project));
}
