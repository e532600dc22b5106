import type { GalleryPlace } from './galleryLinks.ts';

/**
 * The gallery is shown while the current entry of the browser's history is its own. `closing`: waits for
 * `popstate`, because `history.back()` is asynchronous. `next`: to open after that.
 */
export type GalleryState =
  { status: 'closed' } | { status: 'open'; place: GalleryPlace } | { status: 'closing'; next?: GalleryPlace };

export type GalleryEvent =
  /** The visitor chose a link. */
  | { type: 'chosen'; place: GalleryPlace }
  /** The page started, or the history moved to an entry that shows a place of the gallery, or the page. */
  | { type: 'moved'; place: GalleryPlace | undefined }
  /** The gallery of a place could not be loaded, or broke. */
  | { type: 'failed'; place: GalleryPlace }
  /** The dialog was closed: by its button, Escape or the backdrop. */
  | { type: 'dismissed' };

/**
 * Side effects for the controller. `add`, `replace`: the entry in the history. `show`: open the dialog and
 * load a place. `hide`: close it. `focus`: return the focus to the page, when the history has moved: a move
 * to an entry with a fragment takes the focus away. `back`: `history.back()`. `follow`: navigate to the
 * link's picture.
 */
export type GalleryCommand =
  { type: 'add' | 'replace' | 'show' | 'follow'; place: GalleryPlace } | { type: 'hide' | 'focus' | 'back' };

export interface Transition {
  state: GalleryState;
  commands: GalleryCommand[];
}

const closed: GalleryState = { status: 'closed' };

/** Every transition of the gallery. */
export function transition(state: GalleryState, event: GalleryEvent): Transition {
  switch (event.type) {
    case 'chosen':
      return choose(state, event.place);
    case 'moved':
      return follow(state, event.place);
    case 'dismissed':
      return state.status === 'open'
        ? { state: { status: 'closing' }, commands: [{ type: 'hide' }, { type: 'back' }] }
        : stay(state);
    case 'failed':
      // Another place may have been chosen meanwhile.
      return state.status === 'open' && state.place === event.place
        ? { state: closed, commands: [{ type: 'hide' }, { type: 'follow', place: event.place }] }
        : stay(state);
  }
}

const stay = (state: GalleryState): Transition => ({ state, commands: [] });

function open(place: GalleryPlace, entry: GalleryCommand[] = []): Transition {
  return { state: { status: 'open', place }, commands: [...entry, { type: 'show', place }] };
}

function choose(state: GalleryState, place: GalleryPlace): Transition {
  // `history.back()` would leave an entry that was added before `popstate`.
  if (state.status === 'closing') return stay({ status: 'closing', next: place });
  // Still open: the dialog has closed, but its `close` event is pending. Its entry is used again.
  return open(place, [{ type: state.status === 'open' ? 'replace' : 'add', place }]);
}

function follow(state: GalleryState, place: GalleryPlace | undefined): Transition {
  const next = state.status === 'closing' ? state.next : undefined;
  if (next) return open(next, [{ type: place ? 'replace' : 'add', place: next }]);
  if (place) return open(place);
  if (state.status === 'closed') return stay(state);
  return { state: closed, commands: [{ type: 'hide' }, { type: 'focus' }] };
}
