/** Ids of the projects that there are: those that the page was opened with, and those saved or opened since. */
export const knownProjects = new Set<string>(
  (globalThis.document?.documentElement.dataset['projects'] ?? '').split(' ').filter(Boolean),
);

/** The next free number: `proj5` after `proj4`. */
export function nextProject(): string {
  const numbers = [...knownProjects].map((id) => Number(/^proj(\d+)$/.exec(id)?.[1] ?? 0));
  return `proj${Math.max(0, ...numbers) + 1}`;
}
