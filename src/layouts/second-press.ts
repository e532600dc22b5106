/** How soon, in milliseconds, and how near, in pixels, a press belongs to the one before it. */
const [soon, near] = [500, 24];

const isSecond = (press: MouseEvent, first: MouseEvent) =>
  // The keyboard's presses have no place.
  press.detail > 0 &&
  press.timeStamp - first.timeStamp < soon &&
  Math.hypot(press.clientX - first.clientX, press.clientY - first.clientY) < near;

/**
 * Many press everything twice. Where the first press took its own control away (a banner, a dialog, a notice), the second would fall on
 * what lay behind it and lead the visitor away: it does nothing.
 */
export function ignoreSecondPresses() {
  let first = new MouseEvent('click');
  const listen = (press: MouseEvent) => {
    const control = (first.target as Element | null)?.closest('a, button, label');
    if (control && isSecond(press, first) && control.getClientRects().length === 0) {
      press.preventDefault();
      press.stopPropagation();
    } else first = press;
  };
  addEventListener('click', listen, true);
}
