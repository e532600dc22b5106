/** Starts what needs the whole page: a script of its own may come before the page's end has. */
export function whenParsed(start: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
}
