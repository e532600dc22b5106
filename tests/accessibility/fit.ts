import type { Page } from '@playwright/test';

/**
 * What does not fit on the page as it is now: a page that scrolls sideways (WCAG 1.4.10), and text that is
 * outside the window, cut by a box, or over other text (1.4.4, 1.4.12). An empty list when everything fits.
 *
 * Left out: hidden text and text for screen readers only, content of scrollable boxes, descriptions that are
 * clamped to three lines (docs/specification.md), and drawings, whose text scales.
 */
export async function findMisfits(page: Page): Promise<string[]> {
  // Sections are rendered in the frames after the page has loaded (postponeSections.ts).
  await page.locator('html:not([data-fresh])').waitFor({ state: 'attached' });
  return page.evaluate(() => {
    const found = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.add(`page: scrolls sideways, ${root.scrollWidth} px wide`);

    const texts: { words: string; rect: DOMRect; element: Element; layer: Element | null }[] = [];
    const walker = document.createTreeWalker(
      document.querySelector('dialog[open], :popover-open') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement!;
      const words = node.data.trim();
      if (!words || element.closest('script, style, svg, noscript, .sr-only, [aria-hidden="true"]')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const scroller = [...ancestors(element)].find(scrolls)?.getBoundingClientRect();
      for (const whole of range.getClientRects()) {
        const rect = scroller ? meet(whole, scroller) : whole;
        if (rect.width < 1 || rect.height < 1) continue;
        const fixed = [...ancestors(element)].find((each) =>
          ['fixed', 'sticky'].includes(getComputedStyle(each).position),
        );
        texts.push({ words: words.slice(0, 40), rect, element, layer: fixed ?? null });
      }
    }

    for (const { words, rect, element } of texts) {
      const boxes = [...ancestors(element)];
      if (element.closest('.project-card [data-words]') || boxes.some(scrolls)) continue;
      if (rect.left < -1 || rect.right > root.clientWidth + 1)
        found.add(`«${words}» sticks out of the window`);
      for (const box of boxes) {
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const cutX =
          style.overflowX !== 'visible' && (rect.left < edge.left - 1 || rect.right > edge.right + 1);
        const cutY =
          style.overflowY !== 'visible' && (rect.top < edge.top - 2 || rect.bottom > edge.bottom + 2);
        if (box !== root && box !== document.body && (cutX || cutY))
          found.add(`«${words}» is cut by its box`);
      }
    }

    for (const [place, one] of texts.entries()) {
      for (const other of texts.slice(place + 1)) {
        if (one.layer !== other.layer || one.element === other.element) continue;
        if (
          one.element.closest('.project-card [data-words]') ||
          other.element.closest('.project-card [data-words]')
        )
          continue;
        const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        // The boxes of lines overlap where lines are set tight; their letters do not.
        const tight = 0.3 * Math.min(one.rect.height, other.rect.height);
        const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (wide > 2 && high > tight) found.add(`«${one.words}» lies over «${other.words}»`);
      }
    }

    for (const box of document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, h4, dt, dd')) {
      if (!box.checkVisibility() || box.closest('.sr-only') || scrolls(box)) continue;
      if (box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1)
        found.add(`«${box.innerText.slice(0, 40)}» is wider than its box`);
    }
    return [...found];

    function* ancestors(element: Element) {
      for (let each: Element | null = element; each; each = each.parentElement) yield each;
    }
    /** The part of a rectangle that shows inside another. */
    function meet(one: DOMRect, other: DOMRect) {
      const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
      const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }
    function scrolls(box: Element) {
      if (box === root || box === document.body) return false;
      const { overflowX, overflowY } = getComputedStyle(box);
      return [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll');
    }
  });
}

/** The words that a line breaks within. */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { index, 0: word } of node.data.matchAll(/\p{L}+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  });

/** The spacing of WCAG 1.4.12. */
export const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Text alone at twice its size, the way of browsers that enlarge text and not the page. */
export const doubleText = 'html { font-size: 200% !important }';

/** Adds a style sheet to the page from now on. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
