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
  /** The link that was pressed, until the browser or the gallery has it. */
  let pressed: HTMLElement | null = null;

  async function open(link: HTMLElement) {
    pressed = link;
    dialog?.removeAttribute('data-unreached');
    dialog?.show();
    const isReached = await isSiteInReach();
    if (!dialog?.open) return;
    if (!isReached && !hasCome()) return dialog.setAttribute('data-unreached', '');
    dialog.close();
    link.click();
  }

  section.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-gallery]');
    if (!link || link === pressed || hasCome() || event.shiftKey || isForBrowser(event)) return;
    event.preventDefault();
    void open(link);
  });
  const openAgain = () => pressed && dialog.open && open(pressed);
  dialog.querySelector('[data-gallery-retry]')?.addEventListener('click', openAgain);
  addEventListener('online', openAgain);
  dialog.addEventListener('close', () => (pressed = null));
}
