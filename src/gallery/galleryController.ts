import { galleryId, type GalleryPlace, linkOfPlace, listenToLinks, placeOfLink } from './links.ts';
import { loadGallery } from './load.ts';

/**
 * Opens the gallery from the links of the projects. The gallery has an entry of its own in the browser's history, and that entry alone
 * decides whether it shows: opening adds it, and every way of closing goes back from it. Where the gallery cannot be loaded or breaks,
 * the browser follows the link to the picture. A firm that shows no projects has no gallery.
 */
export function startGalleryController() {
  const found = document.querySelector<HTMLDialogElement>(`#${galleryId}`);
  if (!found) return;
  const dialog = found;
  const section = document.querySelector('[data-gallery]')!.closest('section')!;
  let takeAway = () => {};
  let opener: HTMLElement | null = null;
  /** The place that shows, or is on its way; nothing while the gallery is closed. */
  let wanted: GalleryPlace | undefined;
  let isGoingBack = false;

  async function open(place: GalleryPlace, link: HTMLElement | null, onFailed: () => void) {
    wanted = place;
    opener = link;
    // Or closing would give the focus back while the page is still left out, and style all of it for that.
    (document.activeElement as HTMLElement | null)?.blur();
    dialog.show();
    try {
      // The press is answered before the gallery's code has its turn.
      await painted();
      const { showGallery, content } = await loadGallery(place.project);
      if (wanted !== place) return;
      takeAway();
      const props = { content, start: place.index, onClose: () => dialog.close() };
      takeAway = showGallery(dialog.querySelector('[data-gallery-room]')!, props, onFailed);
    } catch {
      if (wanted === place) onFailed();
    }
  }

  function choose(link: HTMLAnchorElement): void {
    // What is added to the history before the way back has ended would be gone back from.
    if (isGoingBack) return addEventListener('popstate', () => choose(link), { once: true });
    const place = placeOfLink(link);
    // A gallery that has closed, but has not told of it yet, leaves its entry to this one.
    history[placeOfHistory() ? 'replaceState' : 'pushState']({ gallery: place }, '');
    void open(place, link, () => {
      // The way back from the picture leads to the page, not to the gallery again.
      history.replaceState(null, '');
      dialog.close();
      location.assign(link.href);
    });
  }

  function followHistory() {
    isGoingBack = false;
    const place = placeOfHistory();
    if (place) void open(place, linkOfPlace(section, place), () => dialog.close());
    else if (wanted) {
      dialog.close();
      leave();
    }
  }

  function leave() {
    wanted = undefined;
    const [take, back] = [takeAway, opener];
    takeAway = () => {};
    // After the frame with the page: an element in it that is focused sooner would have all of the page styled for that.
    void painted().then(() => {
      take();
      if (!wanted) back?.focus({ preventScroll: isSeen(back.closest('article')!) });
    });
  }

  // Comes a moment after the dialog has closed: the browser may have gone back already, and even forward into the gallery again.
  dialog.addEventListener('close', () => {
    if (!wanted || dialog.open) return;
    leave();
    if (!placeOfHistory()) return;
    isGoingBack = true;
    history.back();
  });
  // What a browser does for modal dialogs alone.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && wanted) dialog.close();
  });
  listenToLinks(section, (link) => void loadGallery(placeOfLink(link).project).catch(() => {}), choose);
  addEventListener('popstate', followHistory);
  followHistory();
}

/** Not after a phone was turned, which moves all of the page. */
const isSeen = (card: Element) => {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The place that the history's present entry shows; nothing for an entry that shows the page. */
const placeOfHistory = () => (history.state as { gallery?: GalleryPlace } | null)?.gallery;
