/** How soon, in milliseconds, and how near, in pixels, a second click belongs to a double click. */
const [soon, near] = [500, 24];

/**
 * Ignores the second click of a double click when the first one hid its own control (a banner, a dialog, the
 * menu); otherwise it would activate whatever was behind it. A control that replaced the first one may be
 * pressed at once. Measured here, because `detail`, the browser's own count, stays 1 on an iPhone.
 */
export function startGhostClickController() {
  let first = new MouseEvent('click');
  const listen = (click: MouseEvent) => {
    const control = first.target instanceof Element && first.target.closest('a, button, label');
    const isHidden = control && control.isConnected && control.getClientRects().length === 0;
    const distance = Math.hypot(click.clientX - first.clientX, click.clientY - first.clientY);
    // `detail` is 0 for the keyboard, whose clicks have no position.
    if (isHidden && click.detail > 0 && click.timeStamp - first.timeStamp < soon && distance < near) {
      click.preventDefault();
      click.stopPropagation();
    } else first = click;
  };
  addEventListener('click', listen, true);
}
