/**
 * Shows a bulletin on its days by the visitor's clock. Without scripts it stays as it was when the site was
 * built.
 */
export function startBulletinController() {
  const root = document.documentElement;
  const [start, end] = (root.dataset['bulletinDays'] ?? '').split(' ').map(Number);
  if (end) root.toggleAttribute('data-bulletin', Date.now() >= (start ?? 0) && Date.now() < end);
}
