import { isForBrowser } from '../../components/isForBrowser.ts';
import { isSiteInReach } from '../../components/isSiteInReach.ts';

/**
 * Until the gallery's code has come, a project's link leads to its picture, which without a line would end on
 * an error page: asks first whether the site is in reach, and says so in the gallery's dialog if it is not.
 * Inline (`page/earlyPresses.ts`), because a press may come before any file.
 */
export function startEarlyPressController() {
  const dialog = document.querySelector<HTMLDialogElement>('#galleri');
  const section = document.querySelector('[data-gallery]')?.closest('section');
  if (!dialog || !section) return;
  const hasCome = () => 'galleryListens' in section.dataset;
  /** The press that waits for an answer, or to be tried again. */
  let latest: { readonly link: HTMLElement } | undefined;

  async function open(link: HTMLElement) {
    const press = (latest = { link });
    dialog?.removeAttribute('data-unreached');
    dialog?.show();
    const isReached = await isSiteInReach();
    // Closed, and perhaps another was pressed.
    if (!dialog?.open || latest !== press) return;
    if (!isReached && !hasCome()) return dialog.setAttribute('data-unreached', '');
    latest = undefined;
    dialog.close();
    link.click();
  }

  section.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-gallery]');
    // What this script presses is for the browser, or the gallery.
    if (!link || !event.isTrusted || hasCome() || event.shiftKey || isForBrowser(event)) return;
    event.preventDefault();
    void open(link);
  });
  const openAgain = () => latest && dialog.open && open(latest.link);
  dialog.querySelector('[data-gallery-retry]')?.addEventListener('click', openAgain);
  addEventListener('online', openAgain);
  // `close` is asynchronous: the dialog may be open again.
  dialog.addEventListener('close', () => !dialog.open && (latest = undefined));
  addEventListener('keydown', (event) => {
    // Browsers close only modal dialogs by Escape.
    if (event.key === 'Escape' && !isForBrowser(event)) dialog.close();
  });
}
