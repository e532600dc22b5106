/**
 * Ignores the second click of a double click when the first one hid its own control (a banner, a dialog, the
 * menu); otherwise it would activate whatever was behind it. A control that replaced the first one may be
 * pressed at once.
 */
export function ignoreGhostClicks() {
  let first: EventTarget | null = null;
  const listen = (click: MouseEvent) => {
    // Counts the clicks in one place within the system's time for a double click; 0 for the keyboard.
    if (click.detail < 2) first = click.target;
    const control = first instanceof Element && first.closest('a, button, label');
    if (click.detail < 2 || !control || !control.isConnected || control.checkVisibility()) return;
    click.preventDefault();
    click.stopPropagation();
  };
  addEventListener('click', listen, true);
}
