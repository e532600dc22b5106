/** Events before something that needs the height of every section: a link, focus by the keyboard, print. */
const eventsThatNeedHeights = ['beforeprint', 'click', 'focusin', 'keydown', 'pointerdown'];

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
  const isFromThisSite = document.referrer.startsWith(location.origin);
  if (isFromThisSite || entry?.type !== 'navigate' || entry.name.includes('#')) return;
  dataset['font'] = 'later';
  dataset['below'] = 'later';

  const afterFrame = (task: () => void) => requestAnimationFrame(() => setTimeout(task));
  const showAll = () => void delete dataset['below'];

  /** By way of `auto`: Chromium counts a section that goes from `hidden` to visible as a layout shift. */
  function leaveHidden() {
    if (dataset['below']) dataset['below'] = 'near';
  }

  function showOneByOne([part, ...others]: HTMLElement[]) {
    if (!part) return showAll();
    part.dataset['shown'] = '';
    afterFrame(() => showOneByOne(others));
  }

  function showSections() {
    if (!dataset['below']) return;
    leaveHidden();
    const parts = [...document.querySelectorAll<HTMLElement>('.hero~section,footer')];
    afterFrame(() => showOneByOne(parts));
  }

  function swapFont() {
    delete dataset['font'];
    afterFrame(showSections);
  }

  addEventListener('DOMContentLoaded', () =>
    // `requestAnimationFrame` is not enough: a task after it may run before the paint.
    new PerformanceObserver((list) => {
      if (!list.getEntriesByName('first-contentful-paint')[0]) return;
      leaveHidden();
      document.fonts.load('1em Schibsted Grotesk').then(swapFont, swapFont);
    }).observe({ type: 'paint', buffered: true }),
  );
  setTimeout(showSections, limit);
  for (const event of eventsThatNeedHeights) addEventListener(event, showAll, true);
  addEventListener('scroll', () => {
    leaveHidden();
    afterFrame(showAll);
  });
}
