/** How soon, in milliseconds, and how near, in pixels, a press belongs to the one before it. */
const [soon, near] = [500, 24];

/**
 * Many press everything twice. Where the first press hid its own control (a banner, a dialog, the menu), the second would fall on what lay
 * behind it and lead the visitor away: it does nothing. What was made anew in its place, as a button of the form, may be pressed at once.
 */
export function ignoreSecondPresses() {
  let first = new MouseEvent('click');
  const listen = (press: MouseEvent) => {
    const control = (first.target as Element | null)?.closest('a, button, label');
    const isGone = control?.isConnected && control.getClientRects().length === 0;
    const away = Math.hypot(press.clientX - first.clientX, press.clientY - first.clientY);
    // The keyboard's presses have no place.
    if (isGone && press.detail > 0 && press.timeStamp - first.timeStamp < soon && away < near) {
      press.preventDefault();
      press.stopPropagation();
    } else first = press;
  };
  addEventListener('click', listen, true);
}
