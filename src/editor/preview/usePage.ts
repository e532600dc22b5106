import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useEditor } from '../context.ts';
import { elementOf, shownAt } from './marks.ts';

/** Scroll positions of the previews by file. */
const places = new Map<string, number>();

/**
 * Restores the preview's scroll position, then scrolls to the current field unless it is in view.
 *
 * @param page the rendered page
 * @param drawing what is in it
 * @param size of its window
 */
export function usePlace(page: Document | null | undefined, drawing: ReactNode, size: string) {
  const { file, place } = useEditor();
  /** Where the field stands that was last scrolled to: later scrolling by the owner is kept. */
  const shown = useRef<string>(undefined);
  const move = useEffectEvent(() => {
    const view = page?.scrollingElement;
    if (!page || !view) return;
    const isOpened = !shown.current?.startsWith(`${file} `);
    if (isOpened) view.scrollTo(0, places.get(file) ?? 0);
    const element = place === undefined ? undefined : elementOf(file, place, page);
    const where = [file, place, size, element?.getAttribute('data-field')].join(' ');
    if (shown.current === where) return;
    shown.current = where;
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > view.clientHeight) element?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => move(), [page, file, place, drawing, size]);
  // A layout effect: its cleanup runs before the frame is removed.
  useLayoutEffect(
    () => () => {
      if (page?.scrollingElement) places.set(file, page.scrollingElement.scrollTop);
    },
    [page, file],
  );
}

/** Opens the form at the field of a pressed text or picture; marks what can be pressed. */
export function usePresses() {
  const { openField } = useEditor();
  const onClick = (event: SyntheticEvent) => {
    // Links of the page do not navigate.
    event.preventDefault();
    const found = shownAt(event.target as Element);
    if (found) openField(found.place);
  };
  const onPointerOver = ({ target }: SyntheticEvent) => {
    const element = target as Element;
    element.ownerDocument.querySelector('[data-pointed]')?.removeAttribute('data-pointed');
    shownAt(element)?.element.setAttribute('data-pointed', '');
  };
  return { onClick, onPointerOver };
}
