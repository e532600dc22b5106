import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useEditor } from '../context.ts';

/** Scroll positions of the previews by file. */
const places = new Map<string, number>();

/** Restores the preview's scroll position once its `page` is there. */
export function usePlace(page: Document | undefined) {
  const { file } = useEditor();
  const shown = useRef<string>(undefined);
  const restore = useEffectEvent(() => {
    if (!page || shown.current === file) return;
    shown.current = file;
    page.scrollingElement?.scrollTo(0, places.get(file) ?? 0);
  });
  useEffect(() => restore(), [page, file]);
  // A layout effect: its cleanup runs before the frame is removed.
  useLayoutEffect(
    () => () => {
      if (page?.scrollingElement) places.set(file, page.scrollingElement.scrollTop);
    },
    [page, file],
  );
}
