// @ts-check

/*
 * Keeps the desk as the content is: asks every second whether anything has changed, and fetches the page anew when it has. What
 * is opened stays open, and the focus stays where it is. Without this script the page is read as it was sent.
 */

const pause = 1000;
const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const news = /** @type {HTMLElement} */ (document.querySelector('#nytt'));

async function follow() {
  if (document.hidden) return;
  const status = await fetch('/skrivebord/status.json');
  if (!status.ok || status.headers.get('ETag') === `"${main.dataset.version}"`) return;
  const answer = await fetch('/skrivebord/');
  if (!answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
  if (!next) return;
  replace(next);
  const { mistakes, warnings } = await status.json();
  news.textContent = `Innholdet er endret. ${mistakes.length} må rettes, ${warnings.length} bør ses over.`;
}

/** @param {HTMLElement} next */
function replace(next) {
  const focused = document.activeElement?.id;
  const open = [...main.querySelectorAll('details[open]')].map(({ id }) => id);
  for (const details of next.querySelectorAll('details')) details.open = open.includes(details.id);
  main.dataset['version'] = next.dataset['version'];
  main.replaceChildren(...next.childNodes);
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

/** The server may be gone for a while: then the page waits. */
const turn = () =>
  follow()
    .catch(() => {})
    .finally(() => setTimeout(turn, pause));

document.addEventListener('visibilitychange', () => void follow().catch(() => {}));
turn();
