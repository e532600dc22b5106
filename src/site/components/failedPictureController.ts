/**
 * Asks again for pictures that failed: when the line is back, and when they come into view once more, as a
 * slide of the gallery does that is shown again.
 */
export function startFailedPictureController() {
  if (!('IntersectionObserver' in globalThis)) return;
  const failed = new Set<HTMLImageElement>();
  /** Those that have been out of view since they failed. */
  const unseen = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) unseen.add(target);
      else if (unseen.delete(target) && target instanceof HTMLImageElement) askAgain(target);
    }
  });
  const onFailure = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    failed.add(target);
    observer.observe(target);
  };
  const onArrival = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || !failed.delete(target)) return;
    observer.unobserve(target);
  };
  // Neither bubbles.
  addEventListener('error', onFailure, true);
  document.addEventListener('load', onArrival, true);
  addEventListener('online', () => failed.forEach((image) => image.isConnected && askAgain(image)));
  for (const image of document.images) if (hasFailed(image)) onFailure({ target: image } as unknown as Event);
}

/** Asks again for a picture if it has failed. Emptied first: WebKit keeps the failure of an equal address. */
export function askAgain(image: HTMLImageElement) {
  if (!hasFailed(image)) return;
  const address = image.getAttribute('src') ?? '';
  image.src = '';
  image.src = address;
}

const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;
