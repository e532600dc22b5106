import { useEffect, useEffectEvent } from 'react';
import { useForm } from '../context.ts';
import { useSources } from './useSources.ts';
import { sourceAt } from './sources.ts';

/** Opens the form at the field of a pressed text or picture; marks what can be pressed. */
export function usePresses(page: Document | null | undefined) {
  const { openField } = useForm();
  const sources = useSources();
  const press = useEffectEvent((event: Event) => {
    // Links of the page do not navigate.
    event.preventDefault();
    const found = sourceAt(event.target as Element, sources());
    if (found) openField(found.source.file, found.source.field);
  });
  const mark = useEffectEvent(({ target }: Event) => {
    page?.querySelector('[data-pointed]')?.removeAttribute('data-pointed');
    sourceAt(target as Element, sources())?.element.setAttribute('data-pointed', '');
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    page?.body.addEventListener('click', (event) => press(event), { signal });
    page?.body.addEventListener('pointerover', (event) => mark(event), { signal });
    return () => listening.abort();
  }, [page]);
}
