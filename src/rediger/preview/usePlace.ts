import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from '../context.ts';
import { idOf } from '../form/fieldProps.ts';
import { elementOf } from './sources.ts';
import { useSources } from './useSources.ts';

/** How far down the pages of forms were read when they were left. */
const places = new Map<string, number>();

/**
 * Shows the page where it was left, and then what the field that the owner is at says, unless it is in view.
 *
 * @param page once it is drawn
 */
export function usePlace(page: Document | null | undefined) {
  const { file, place } = useForm();
  const sources = useSources();
  /** The field that the page was last moved to: it stays where the owner moves it afterwards. */
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
