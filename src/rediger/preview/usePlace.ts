import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from '../context.ts';
import { idOf } from '../form/fieldProps.ts';
import { elementOf } from './sources.ts';
import { useSources } from './useSources.ts';

/** Scroll positions of the previews by file. */
const places = new Map<string, number>();

/**
 * Restores the preview's scroll position, then scrolls to the current field unless it is in view.
 *
 * @param page the rendered page
 */
export function usePlace(page: Document | null | undefined) {
  const { file, place } = useForm();
  const sources = useSources();
  /** The field that was last scrolled to: later scrolling by the owner is kept. */
  const shown = useRef<string>(undefined);
  const move = useEffectEvent(() => {
    const view = page?.scrollingElement;
    if (!page || !view) return;
    const isOpened = !shown.current?.startsWith(`${file} `);
    if (isOpened) view.scrollTo(0, places.get(file) ?? 0);
    if (shown.current === `${file} ${place}`) return;
    shown.current = `${file} ${place}`;
    const source = sources().find((each) => each.file === file && idOf(each.field) === place);
    const element = source && elementOf(source, page, sources());
    const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > view.clientHeight) element?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => move(), [page, file, place]);
  useEffect(() => {
    const listening = new AbortController();
    const keep = () => places.set(file, page?.scrollingElement?.scrollTop ?? 0);
    page?.addEventListener('scroll', keep, { signal: listening.signal });
    return () => listening.abort();
  }, [page, file]);
}
