/**
 * Shows a bulletin on its days by the visitor's clock, whenever the site was built. Without scripts it stays
 * as it was then.
 */
export function startBulletinController() {
  const root = document.documentElement;
  const [start, end] = (root.dataset['bulletinDays'] ?? '').split(' ').map(Number);
  if (end) root.toggleAttribute('data-bulletin', Date.now() >= (start ?? 0) && Date.now() < end);
}
