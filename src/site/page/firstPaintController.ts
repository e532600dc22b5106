/** Each comes before something that needs all of the page: a link, focus from the keyboard, print. */
const events = ['beforeprint', 'click', 'focusin', 'keydown', 'pointerdown', 'scroll'];

/** How long sections wait for the page and its font, in milliseconds: before it, they are laid out twice. */
const limit = 5000;

/**
 * On a phone, leaves two things for after the first paint (`hero.css`): the web font, for which layout would
 * search twice, and what is below the hero, then rendered one section a task, or all of it at once when an
 * event may need it. Only for who comes from elsewhere: a reload, a way back, an anchor or a text fragment
 * needs the real height of what is above its place, and a visitor from another page of the site has the font.
 */
export function startFirstPaintController() {
  const { dataset } = document.documentElement;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isOwn = document.referrer.startsWith(location.origin);
  if (isOwn || entry?.type !== 'navigate' || entry.name.includes('#')) return;
  dataset['font'] = dataset['below'] = 'later';
  const showAll = () => delete dataset['below'];
  const show = ([part, ...others]: HTMLElement[]) => {
    if (!part) return void showAll();
    part.dataset['shown'] = '';
    afterFrame(() => show(others));
  };
  const afterFrame = (task: () => void) => requestAnimationFrame(() => setTimeout(task));
  const showNext = () =>
    dataset['below'] && show([...document.querySelectorAll<HTMLElement>('.hero~section,footer')]);
  const swap = () => {
    delete dataset['font'];
    afterFrame(showNext);
  };
  addEventListener('DOMContentLoaded', () =>
    // A frame is not enough: what runs after it may come before its pixels.
    new PerformanceObserver((list) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return;
      if (dataset['below']) dataset['below'] = 'near';
      document.fonts.load('1em Schibsted Grotesk').then(swap, swap);
    }).observe({ type: 'paint', buffered: true }),
  );
  setTimeout(showNext, limit);
  for (const event of events) addEventListener(event, showAll, true);
}
