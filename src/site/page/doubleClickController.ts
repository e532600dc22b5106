/** How soon, in milliseconds, and how near, in pixels, a second click belongs to a double click. */
const [soon, near] = [500, 24];

/**
 * Ignores the second click of a double click when the first one hid what it pressed (a banner, a dialog, the
 * menu, the page behind the gallery); otherwise it would activate whatever came in its place. A control that
 * replaced the first one may be pressed at once. Measured here, because `detail`, the browser's own count,
 * stays 1 on an iPhone.
 */
export function startDoubleClickController() {
  let first = new MouseEvent('click');
  let pressed: Element | null = null;
  const listen = (click: MouseEvent) => {
    const isHidden = pressed?.isConnected && !pressed.checkVisibility({ visibilityProperty: true });
    const distance = Math.hypot(click.clientX - first.clientX, click.clientY - first.clientY);
    // `detail` is 0 for the keyboard, whose clicks have no position.
    if (isHidden && click.detail > 0 && click.timeStamp - first.timeStamp < soon && distance < near) {
      click.preventDefault();
      click.stopPropagation();
      return;
    }
    first = click;
    // Found now: its parts may be gone by the next click.
    pressed =
      click.target instanceof Element ? click.target.closest('a, button, label, article, dialog') : null;
  };
  addEventListener('click', listen, true);
}
