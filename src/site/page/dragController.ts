/**
 * Keeps links and buttons, with their words and pictures, from being dragged: a hand that shakes moves some
 * pixels between press and release, and the browser would take that for the beginning of a drag. What it
 * drags may be a text node: the words that an earlier such press has selected.
 */
export function startDragController() {
  addEventListener('dragstart', (event) => {
    const dragged = event.target as Node;
    const element = dragged instanceof Element ? dragged : dragged.parentElement;
    if (element?.closest('a, button')) event.preventDefault();
  });
}
