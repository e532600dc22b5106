import { isBrowserShortcut } from '../../components/isBrowserShortcut.ts';

/** Id of the gallery's dialog. */
export const galleryId = 'galleri';

/** A project by its id, and the index of the picture at which its gallery opens. */
export interface GalleryPlace {
  project: string;
  index: number;
}

/** The place that a gallery link leads to. */
export const placeOfLink = ({ dataset }: HTMLElement): GalleryPlace => ({
  project: dataset['gallery'] ?? '',
  index: Number(dataset['index']),
});

/** The link that leads to a place, where the section has one. */
export const linkOfPlace = (section: HTMLElement, { project, index }: GalleryPlace) =>
  section.querySelector<HTMLAnchorElement>(`[data-gallery="${CSS.escape(project)}"][data-index="${index}"]`);

/**
 * Listens to the gallery links of a section. Clicks that open a new tab are left to the browser.
 *
 * @param onIntent the visitor is about to choose a link: the mouse or the keyboard's focus is on it
 * @param onChoice the visitor has chosen a link
 */
export function listenToLinks(
  section: HTMLElement,
  onIntent: (link: HTMLAnchorElement) => void,
  onChoice: (link: HTMLAnchorElement) => void,
) {
  section.dataset['galleryListens'] = '';
  section.addEventListener('pointerover', (event) => {
    const link = event.pointerType === 'mouse' && linkOfEvent(event);
    if (link) onIntent(link);
  });
  section.addEventListener('focusin', (event) => {
    const link = linkOfEvent(event);
    if (link?.matches(':focus-visible')) onIntent(link);
  });
  section.addEventListener('click', (event) => {
    const link = linkOfEvent(event);
    if (!link || event.shiftKey || isBrowserShortcut(event)) return;
    // A press that ends a selection of the card's words does not follow its link.
    if (!event.composedPath().includes(link) && getSelection()?.type === 'Range') return;
    event.preventDefault();
    onChoice(link);
  });
}

/** The link of an event; words of a card belong to the link of its title. */
function linkOfEvent({ target }: Event) {
  if (!(target instanceof Element)) return null;
  const card = target.closest('[data-words]')?.closest('article');
  return (
    target.closest<HTMLAnchorElement>('a[data-gallery]') ??
    card?.querySelector<HTMLAnchorElement>('h3 a') ??
    null
  );
}
