/** True if a part of an element is within the height of the window. */
export function isInWindow(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
