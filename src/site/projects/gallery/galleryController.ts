import { isBrowserShortcut } from '../../components/isBrowserShortcut.ts';
import { isDoubleClick } from '../../components/isDoubleClick.ts';
import { isInWindow } from '../../components/isInWindow.ts';
import { emptyGallery, fillGallery } from './fillGallery.ts';
import { addEntry, placeOfEntry } from './galleryHistory.ts';
import { linkOfEvent, linkOfPlace, placeOfLink } from './galleryLinks.ts';
import { loadOnIntent, loadPictures } from './loadPictures.ts';
import { messages } from './messages.ts';
import { galleryPart } from './parts.ts';
import { startSlidePointers } from './slidePointers.ts';
import { startTurning } from './turnGallery.ts';

/**
 * Opens and closes the gallery. While it is open, the browser's history has an entry for it: every way out
 * goes back to the page's own entry, and `popstate` closes the dialog. Inline (`page/inlineSources.ts`).
 */
export function startGalleryController() {
  const dialog = document.querySelector<HTMLDialogElement>('#galleri');
  const section = document.querySelector<HTMLElement>('#prosjekter');
  if (dialog && section) connect(dialog, section);
}

function connect(dialog: HTMLDialogElement, section: HTMLElement) {
  const retry = galleryPart(dialog, 'retry');
  /** The link that opened the gallery. */
  let opener: HTMLAnchorElement | undefined;
  /** What the window was like then; no width, if an entry of the history has opened it. */
  let openedAt: { address: string; width?: number } = { address: '' };
  /** The clicks that opened and closed it: the second of a double click must not undo the first. */
  let openingClick = new MouseEvent('click');
  let closingClick = new MouseEvent('click');
  /** `history.back()` is asynchronous: `popstate` follows. */
  let isLeaving = false;

  const turning = startTurning(dialog);
  startSlidePointers(galleryPart(dialog, 'slides'), turning, leaveByClick);

  /** @returns false where an ad blocker hides the dialog */
  function open(link: HTMLAnchorElement) {
    opener = link;
    openedAt = { address: location.href, width: innerWidth };
    emptyGallery(dialog, link.closest('article')?.querySelector('h3')?.textContent ?? '');
    // Otherwise the dialog would return the focus by itself, before the history has moved.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    dialog.show();
    dialog.focus();
    const isVisible = dialog.checkVisibility({ visibilityProperty: true });
    if (isVisible) void fill(link);
    else dialog.close();
    return isVisible;
  }

  async function fill(link: HTMLAnchorElement) {
    setState('loading');
    const { project, index } = placeOfLink(link);
    const pictures = await loadPictures(project).catch(() => undefined);
    // Closed meanwhile, or opened by another link.
    if (!dialog.open || opener !== link) return;
    if (!pictures) {
      setState('unreached');
      return retry.focus();
    }
    setState('filled');
    // The button that had it is hidden.
    if (document.activeElement === document.body || document.activeElement === retry) dialog.focus();
    fillGallery(dialog, pictures);
    turning.show(index);
  }

  function setState(state: 'loading' | 'unreached' | 'filled') {
    dialog.dataset['state'] = state;
    galleryPart(dialog, 'status').textContent = state === 'filled' ? '' : messages[state];
  }

  function fillAgain() {
    if (dialog.open && opener && dialog.dataset['state'] === 'unreached') void fill(opener);
  }
  retry.addEventListener('click', fillAgain);
  addEventListener('online', fillAgain);

  function leave() {
    if (!dialog.open || isLeaving) return;
    isLeaving = true;
    history.back();
  }
  function leaveByClick(click: MouseEvent) {
    if (isDoubleClick(openingClick, click)) return;
    closingClick = click;
    leave();
  }
  galleryPart(dialog, 'close').addEventListener('click', leaveByClick);
  addEventListener('keydown', (event) => {
    // Browsers close only modal dialogs by Escape.
    if (event.key === 'Escape' && !isBrowserShortcut(event)) leave();
  });

  section.dataset['galleryListens'] = '';
  section.addEventListener('click', (event) => {
    const link = linkOfEvent(event);
    if (!link || event.shiftKey || isBrowserShortcut(event)) return;
    // A press that ends a selection of the card's words does not follow its link.
    if (!event.composedPath().includes(link) && getSelection()?.type === 'Range') return;
    if (isDoubleClick(closingClick, event)) return event.preventDefault();
    if (!open(link)) return;
    event.preventDefault();
    openingClick = event;
    addEntry(placeOfLink(link));
  });
  loadOnIntent(section);

  /** Shows what the current entry of the history is. */
  function follow() {
    isLeaving = false;
    const place = placeOfEntry();
    // An entry of an earlier version of the page may name a picture that is gone.
    const link = place && linkOfPlace(section, place);
    if (!link) {
      if (dialog.open) void close();
      return;
    }
    // Folded again by a reload.
    link.closest('details')?.setAttribute('open', '');
    open(link);
    openedAt = { address: location.href };
  }
  addEventListener('popstate', follow);
  // After a reload, once the page is laid out: the open gallery hides it, and a hidden page has no height in
  // which the browser could restore the place.
  addEventListener('DOMContentLoaded', () => afterFrame(follow));

  async function close() {
    const { style } = document.documentElement;
    // Firefox would move a page that is shown again by some pixels.
    style.setProperty('overflow-anchor', 'none');
    dialog.close();
    // The browser has scrolled to the fragment of an address, and Firefox has taken the focus away.
    await new Promise<void>(afterFrame);
    style.removeProperty('overflow-anchor');
    if (dialog.open) return;
    history.scrollRestoration = 'auto';
    // The visitor entered the address of another section.
    if (location.href !== openedAt.address) return;
    // In another layout, as after a rotation or a reload, the link may be elsewhere.
    const hasSameLayout = innerWidth === openedAt.width;
    opener?.focus({ preventScroll: hasSameLayout || isInWindow(opener) });
  }
}

const afterFrame = (task: () => void) => requestAnimationFrame(() => setTimeout(task));
