/**
 * Lets a shaking hand press links: else a browser begins to drag a link, or the picture in it, when the mouse
 * moves a few pixels during the press. Selected text can be dragged as before.
 */
export function startSteadyPressController() {
  addEventListener('dragstart', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
}
