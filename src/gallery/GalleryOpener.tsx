import { useEffect, useRef, useState } from 'react';
import { Boundary } from '../components/Boundary.tsx';
import { listenToLinks } from './links.ts';
import { type LoadedGallery, loadGallery } from './load.ts';
import { type GalleryPlace, historyState, placeOfHistory, placeOfLink } from './place.ts';

type OpenGallery = LoadedGallery & GalleryPlace & { opener: HTMLElement | null };

/**
 * Opens the gallery from the links of the section that it lies in. The gallery has an entry of its own in the browser's
 * history, and that entry alone decides whether it shows: opening adds it, and every way of closing goes back from it.
 * Where the gallery cannot be loaded or breaks, the browser follows the link to the picture.
 */
export function GalleryOpener() {
  const marker = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenGallery>();

  useEffect(() => {
    const section = marker.current!.closest('section')!;
    const stop = new AbortController();
    let wanted: GalleryPlace | undefined;

    const show = async (
      place: GalleryPlace,
      opener: HTMLElement | null,
      onShown: () => void,
      onFailed: () => void,
    ) => {
      wanted = place;
      try {
        const gallery = await loadGallery(place.project);
        if (wanted !== place) return;
        setOpen({ ...gallery, ...place, opener });
        onShown();
      } catch {
        if (wanted === place) onFailed();
      }
    };

    const choose = async (link: HTMLAnchorElement) => {
      const place = placeOfLink(link);
      link.ariaBusy = 'true';
      await show(
        place,
        link,
        () => history.pushState(historyState(place), ''),
        () => location.assign(link.href),
      );
      link.ariaBusy = null;
    };

    const followHistory = () => {
      const close = () => setOpen(undefined);
      wanted = placeOfHistory(history.state);
      if (wanted) void show(wanted, findLink(section, wanted), () => {}, close);
      else close();
    };

    listenToLinks(
      section,
      {
        intend: (link) => void loadGallery(placeOfLink(link).project).catch(() => {}),
        choose: (link) => void choose(link),
      },
      stop.signal,
    );
    addEventListener('popstate', followHistory, { signal: stop.signal });
    followHistory();
    return () => stop.abort();
  }, []);

  const followLink = () => {
    setOpen(undefined);
    // The way back from the picture leads to the page, not to the gallery again.
    history.replaceState(null, '');
    if (open?.opener instanceof HTMLAnchorElement) location.assign(open.opener.href);
  };

  return (
    <>
      <div ref={marker} aria-hidden="true" className="pointer-events-none absolute inset-0" />
      {open && (
        <Boundary onBroken={followLink}>
          <open.Gallery content={open.content} start={open.index} opener={open.opener} onClose={leave} />
        </Boundary>
      )}
    </>
  );
}

const findLink = (section: HTMLElement, { project, index }: GalleryPlace) =>
  section.querySelector<HTMLElement>(`[data-gallery="${CSS.escape(project)}"][data-index="${index}"]`);

/** Goes back from the gallery's history entry, unless the browser already has. */
function leave() {
  if (placeOfHistory(history.state)) history.back();
}
