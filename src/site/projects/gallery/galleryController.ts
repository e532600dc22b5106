import { type GalleryCommand, type GalleryEvent, type GalleryState, transition } from './galleryState.ts';
import { addEntry, placeOfEntry, replaceEntry } from './galleryEntry.ts';
import { galleryId, type GalleryPlace, linkOfPlace, listenToLinks, placeOfLink } from './galleryLinks.ts';
import { isBrowserShortcut } from '../../components/isBrowserShortcut.ts';
import { loadGallery } from './loadGallery.ts';

/**
 * Connects the gallery's state (`galleryState.ts`) to the page: links, dialog, history and focus. Where it
 * cannot be loaded it says so and offers to try again. Where it is hidden or breaks, the browser follows the
 * link to the picture.
 */
export function startGalleryController() {
  const dialog = document.querySelector<HTMLDialogElement>(`#${galleryId}`);
  const root = dialog?.querySelector('[data-gallery-root]');
  const section = document.querySelector('[data-gallery]')?.closest('section');
  if (dialog && root && section) connect(dialog, root, section);
}

function connect(dialog: HTMLDialogElement, root: Element, section: HTMLElement) {
  let state: GalleryState = { status: 'closed' };
  let opener: HTMLElement | null = null;
  let openedAt = '';
  /** `innerWidth` when a link was chosen; 0 if the history opened the gallery. */
  let chosenWidth = 0;
  let unmount = () => {};
  const retry = dialog.querySelector<HTMLElement>('[data-gallery-retry]');

  function dispatch(event: GalleryEvent) {
    const next = transition(state, event);
    state = next.state;
    next.commands.forEach(run);
  }

  function run(command: GalleryCommand) {
    switch (command.type) {
      case 'add':
        return addEntry(command.place);
      case 'replace':
        return replaceEntry(command.place);
      case 'show':
        return void show(command.place);
      case 'hide':
        return hide();
      case 'focus':
        return returnFocus();
      case 'back':
        return history.back();
      case 'follow':
        return void follow(command.place);
    }
  }

  async function follow(place: GalleryPlace) {
    // The way back from the picture leads to the page, not to the gallery.
    replaceEntry(undefined);
    const href = linkOfPlace(section, place)?.href;
    // Offline, the browser would show its error page.
    if (href && (await canReach(href))) location.assign(href);
  }

  const isWanted = (place: GalleryPlace) => state.status === 'open' && state.place === place;

  async function show(place: GalleryPlace, isRetry = false) {
    openedAt = location.href;
    dialog.removeAttribute('data-unreached');
    // Otherwise the dialog would return the focus while the page is hidden, which restyles all of it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    dialog.show();
    // An ad blocker hides it.
    if (!dialog.checkVisibility({ visibilityProperty: true })) return dispatch({ type: 'failed', place });
    // The dialog shows before the gallery's code runs.
    await painted();
    const gallery = await loadGallery(place.project).catch(() => undefined);
    if (!isWanted(place)) return;
    unmount();
    if (!gallery) {
      unmount = () => {};
      // Firefox and WebKit cache a module's failure until a reload, whose history entry opens the gallery.
      if (isRetry && (await canReach(location.href))) return location.reload();
      dialog.setAttribute('data-unreached', '');
      return retry?.focus();
    }
    const props = { content: gallery.content, start: place.index, onClose: () => dialog.close() };
    unmount = gallery.showGallery(root, props, () => dispatch({ type: 'failed', place }));
  }

  function hide() {
    dialog.close();
    void painted().then(unmount);
    unmount = () => {};
  }

  /** After the frame that shows the page: a focus before it would restyle all of it. */
  async function returnFocus() {
    await painted();
    // The visitor entered the address of another section, where the browser has scrolled to.
    if (state.status === 'open' || location.href !== openedAt) return;
    // After a rotation the page has another layout: then the browser scrolls to the link.
    opener?.focus({ preventScroll: innerWidth === chosenWidth || isInWindow(opener) });
  }

  const showAgain = () =>
    state.status === 'open' && dialog.matches('[data-unreached]') && show(state.place, true);
  retry?.addEventListener('click', showAgain);
  addEventListener('online', showAgain);
  // `close` is asynchronous: the dialog may be open again.
  dialog.addEventListener('close', () => !dialog.open && dispatch({ type: 'dismissed' }));
  addEventListener('keydown', (event) => {
    // Browsers close only modal dialogs by Escape.
    if (event.key === 'Escape' && !isBrowserShortcut(event)) dialog.close();
  });
  // A failure to prefetch is reported when the link is chosen.
  const prefetch = (link: HTMLElement) => void loadGallery(placeOfLink(link).project).catch(() => {});
  listenToLinks(section, prefetch, (link) => {
    opener = link;
    chosenWidth = innerWidth;
    dispatch({ type: 'chosen', place: placeOfLink(link) });
  });
  const move = () => {
    const place = placeOfEntry();
    // An entry of an earlier version of the page may name a picture that is gone.
    const link = place && linkOfPlace(section, place);
    if (link) [opener, chosenWidth] = [link, 0];
    dispatch({ type: 'moved', place: link ? place : undefined });
    // The browser has moved: from here on the page's entry restores its place again (`addEntry`).
    if (!link) void painted().then(() => (history.scrollRestoration = 'auto'));
  };
  addEventListener('popstate', move);
  move();
}

function isInWindow(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

const canReach = async (href: string) => (await fetch(href).catch(() => undefined))?.ok;

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
