/**
 * Fetches the pictures that have failed once more when the line is back, as after a tunnel: browsers leave
 * them empty until the page is loaded again.
 */
export function startPicturesController() {
  addEventListener('online', () => {
    for (const image of document.images) {
      const hasFailed = image.complete && image.currentSrc !== '' && image.naturalWidth === 0;
      // The same address, set anew, begins anew, also with the file of a `source` beside it.
      if (hasFailed) image.setAttribute('src', image.src);
    }
  });
}
