/** Retries pictures that failed: when the browser is online again, and when they come back into view. */
export function startFailedPictureController() {
  if (!('IntersectionObserver' in globalThis)) return;
  const failed = new Set<HTMLImageElement>();
  /** Failed pictures that have been out of view since. */
  const leftView = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) leftView.add(target);
      else if (leftView.delete(target) && target instanceof HTMLImageElement) retryPicture(target);
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
  addEventListener('online', () => failed.forEach((image) => image.isConnected && retryPicture(image)));
  for (const image of document.images) if (hasFailed(image)) onFailure({ target: image } as unknown as Event);
}

/** Loads a picture again if it has failed. Emptied first: WebKit caches the failure of an unchanged `src`. */
export function retryPicture(image: HTMLImageElement) {
  if (!hasFailed(image)) return;
  const address = image.getAttribute('src') ?? '';
  image.src = '';
  image.src = address;
}

const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;
