/** The part of `history.state` that is kept here; the gallery has another (`galleryHistory.ts`). */
interface State {
  openProjects?: number;
}

const remembered = () => history.state as State | null;

/**
 * Opens the steps of «Flere prosjekter» that were open when the visitor left or reloaded the page, before the
 * browser restores the scroll position. A page from the back/forward cache still has them open.
 */
export function startMoreProjectsController() {
  const steps = [...document.querySelectorAll<HTMLDetailsElement>('.more-projects')];
  const reopen = () => {
    for (const step of steps.slice(0, remembered()?.openProjects ?? 0)) step.open = true;
  };
  reopen();
  // After a reload at the gallery's entry, the way back leads to the page's own.
  addEventListener('popstate', reopen);
  for (const step of steps)
    step.addEventListener('toggle', () => {
      const closed = steps.findIndex(({ open }) => !open);
      const openProjects = closed < 0 ? steps.length : closed;
      if (openProjects !== remembered()?.openProjects)
        history.replaceState({ ...remembered(), openProjects }, '');
    });
}
