/**
 * Makes links and buttons not draggable: a trembling hand moves some pixels between press and release, which
 * browsers take for a drag instead of a click. The target is a text node where an earlier press has selected
 * the words.
 */
export function startDragController() {
  addEventListener('dragstart', (event) => {
    const dragged = event.target as Node;
    const element = dragged instanceof Element ? dragged : dragged.parentElement;
    if (element?.closest('a, button')) event.preventDefault();
  });
}
