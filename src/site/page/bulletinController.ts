/** Removes a bulletin whose last day has ended since the site was built; without scripts it stays. */
export function startBulletinController() {
  const { dataset } = document.documentElement;
  if (Date.now() >= Number(dataset['bulletin'])) delete dataset['bulletin'];
}
