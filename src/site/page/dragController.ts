/**
 * Makes links and buttons not draggable. A trembling hand moves some pixels between press and release, which
 * browsers treat as a drag instead of a click.
 */
export function startDragController() {
  addEventListener('dragstart', (event) => {
    // A text node, if an earlier press has selected the words.
    const dragged = event.target as Node;
    const element = dragged instanceof Element ? dragged : dragged.parentElement;
    if (element?.closest('a, button')) event.preventDefault();
  });
}
