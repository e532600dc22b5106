import { isBrowserShortcut } from '../../components/isBrowserShortcut.ts';
import { isSiteReachable } from '../../components/isSiteReachable.ts';

/**
 * Until the gallery's code has loaded, a project's link leads to its picture, which offline would end on the
 * browser's error page: follows the link only if the site is reachable; else the gallery's dialog says so.
 * Inline (`page/earlyPresses.ts`), because a press may come before any file.
 */
export function startEarlyPressController() {
  const dialog = document.querySelector<HTMLDialogElement>('#galleri');
  const section = document.querySelector('[data-gallery]')?.closest('section');
  if (!dialog || !section) return;
  const isGalleryReady = () => 'galleryListens' in section.dataset;
  /** The press that waits for the answer, or for a retry. */
  let latest: { readonly link: HTMLElement } | undefined;

  async function open(link: HTMLElement) {
    const press = (latest = { link });
    dialog?.removeAttribute('data-unreached');
    dialog?.show();
    const isReached = await isSiteReachable();
    // Closed meanwhile, or another link was pressed.
    if (!dialog?.open || latest !== press) return;
    if (!isReached && !isGalleryReady()) return dialog.setAttribute('data-unreached', '');
    latest = undefined;
    dialog.close();
    link.click();
  }

  section.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-gallery]');
    // The clicks of this script itself are for the browser, or the gallery.
    if (!link || !event.isTrusted || isGalleryReady() || event.shiftKey || isBrowserShortcut(event)) return;
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
    if (event.key === 'Escape' && !isBrowserShortcut(event)) dialog.close();
  });
}
