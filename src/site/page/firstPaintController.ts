/** Events before something that needs the whole page: a link, focus by the keyboard, print. */
const events = ['beforeprint', 'click', 'focusin', 'keydown', 'pointerdown', 'scroll'];

/** Timeout of page and font, in milliseconds. */
const limit = 5000;

/**
 * On a phone, delays two things until after the first paint (`hero.css`): the web font, and the sections
 * below the hero, which are then rendered one a task, or all at once when an event may need them. Skipped for
 * reloads, back/forward, anchors and text fragments, because scroll restoration needs the real height of
 * everything above the target, and within the site, where the font is cached.
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
    // `requestAnimationFrame` is not enough: a task after it may run before the paint.
    new PerformanceObserver((list) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return;
      if (dataset['below']) dataset['below'] = 'near';
      document.fonts.load('1em Schibsted Grotesk').then(swap, swap);
    }).observe({ type: 'paint', buffered: true }),
  );
  setTimeout(showNext, limit);
  for (const event of events) addEventListener(event, showAll, true);
}
