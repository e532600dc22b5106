/** Id of the dialog that the gallery shows in. */
export const galleryId = 'galleri';

/** Which gallery is open, and at which picture it was opened. */
export interface GalleryPlace {
  /** Id of the project. */
  project: string;
  /** Place of the picture, from 0. */
  index: number;
}

/** The place that a gallery link leads to. */
export const placeOfLink = ({ dataset }: HTMLElement): GalleryPlace => ({
  project: dataset['gallery']!,
  index: Number(dataset['index']),
});

/** The link that leads to a place, where the section has one. */
export const linkOfPlace = (section: HTMLElement, { project, index }: GalleryPlace) =>
  section.querySelector<HTMLElement>(`[data-gallery="${CSS.escape(project)}"][data-index="${index}"]`);

type Act = (link: HTMLAnchorElement) => void;

/** True for a mouse over a link, or the keyboard's focus. A finger chooses at once. */
const isBeforehand = (event: PointerEvent | FocusEvent) =>
  event instanceof PointerEvent
    ? event.pointerType === 'mouse'
    : (event.target as Element).matches(':focus-visible');

/**
 * Listens to the gallery links of a section. A click that asks for a new tab stays the browser's.
 *
 * @param intend called when the visitor is about to choose a link: it is pointed at or focused
 * @param choose called when the visitor has chosen a link, and means to stay on the page
 */
export function listenToLinks(section: HTMLElement, intend: Act, choose: Act) {
  section.dataset['galleryListens'] = '';
  for (const intent of ['pointerover', 'focusin'] as const)
    section.addEventListener(intent, (event) => isBeforehand(event) && withLink(event, intend));
  section.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    withLink(event, (link) => {
      // A press that ends a selection of the card's words does not follow its link.
      if (!link.contains(event.target as Node) && getSelection()?.type === 'Range') return;
      event.preventDefault();
      choose(link);
    });
  });
}

/** Acts on the link of an event; words of a card belong to the link of its title. */
function withLink({ target }: Event, act: Act) {
  const link =
    (target as Element).closest<HTMLAnchorElement>('a[data-gallery]') ??
    (target as Element).closest('[data-words]')?.closest('article')?.querySelector<HTMLAnchorElement>('h3 a');
  if (link) act(link);
}
