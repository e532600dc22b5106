import type { Page } from '@playwright/test';

/**
 * What does not fit on the page or in a part of it: a page that scrolls sideways (WCAG 1.4.10), and text that
 * is outside the window, cut by a box, or over other text (1.4.4, 1.4.12). An empty list when everything
 * fits.
 *
 * Left out: hidden text and text for screen readers only, content of scrollable boxes, descriptions that are
 * clamped to three lines (docs/specification.md), and drawings, whose text scales.
 */
export function findMisfits(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate((part) => {
    const found = new Set<string>();
    const root = document.documentElement;
    const layer = document.querySelector('dialog[open], :popover-open') ?? document.querySelector(part)!;
    if (part === 'body' && root.scrollWidth > root.clientWidth)
      found.add(`page: scrolls sideways, ${root.scrollWidth} px wide`);

    const leftOut =
      'script, style, svg, noscript, .sr-only, [aria-hidden="true"], .project-card [data-words]';
    const texts: { words: string; rect: DOMRect; boxes: Element[]; fixed: Element | undefined }[] = [];
    const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement!;
      const words = node.data.trim().slice(0, 40);
      if (!words || element.closest(leftOut)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const boxes = [...ancestors(element)];
      // A table's headings on a phone: for screen readers alone, by no class of their own.
      if (boxes.some((box) => getComputedStyle(box).clipPath === 'inset(50%)')) continue;
      const fixed = boxes.find((box) => ['fixed', 'sticky'].includes(getComputedStyle(box).position));
      const scroller = boxes.find(scrolls)?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const whole of range.getClientRects()) {
        const rect = scroller ? meet(whole, scroller) : whole;
        if (rect.width >= 1 && rect.height >= 1) texts.push({ words, rect, boxes, fixed });
      }
    }

    for (const { words, rect, boxes } of texts) {
      if (boxes.some(scrolls)) continue;
      if (rect.left < -1 || rect.right > root.clientWidth + 1)
        found.add(`«${words}» sticks out of the window`);
      for (const box of boxes) {
        if (box === root || box === document.body) continue;
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const isCut =
          (overflowX !== 'visible' && (rect.left < edge.left - 1 || rect.right > edge.right + 1)) ||
          (overflowY !== 'visible' && (rect.top < edge.top - 2 || rect.bottom > edge.bottom + 2));
        if (isCut) found.add(`«${words}» is cut by its box`);
      }
    }

    for (const [place, one] of texts.entries()) {
      for (const other of texts.slice(place + 1)) {
        if (one.fixed !== other.fixed || one.boxes[0] === other.boxes[0]) continue;
        const { width, height } = meet(one.rect, other.rect);
        // The boxes of lines overlap where lines are set tight; their letters do not.
        const tight = 0.3 * Math.min(one.rect.height, other.rect.height);
        if (width > 2 && height > tight) found.add(`«${one.words}» is over «${other.words}»`);
      }
    }

    for (const box of layer.querySelectorAll<HTMLElement>('button, a, label, h1, h2, h3, h4, dt, dd')) {
      if (!box.checkVisibility() || box.closest('.sr-only') || scrolls(box)) continue;
      if (box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1)
        found.add(`«${box.innerText.slice(0, 40)}» is wider than its box`);
    }
    return [...found];

    function* ancestors(element: Element) {
      for (let each: Element | null = element; each; each = each.parentElement) yield each;
    }
    /** The part of a rectangle that is inside another. */
    function meet(one: DOMRect, other: DOMRect) {
      const left = Math.max(one.left, other.left);
      const top = Math.max(one.top, other.top);
      const right = Math.min(one.right, other.right);
      const bottom = Math.min(one.bottom, other.bottom);
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }
    function scrolls(box: Element) {
      if (box === root || box === document.body) return false;
      const { overflowX, overflowY } = getComputedStyle(box);
      return [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll');
    }
  }, part);
}

/** The words of some elements that a line breaks within. */
export const findBrokenWords = (page: Page, selector = 'body') =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const found: string[] = [];
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (const { index, 0: word } of node.data.matchAll(/\p{L}+/gu)) {
          const lines = new Set<number>();
          for (let letter = index; letter < index + word.length; letter += 1) {
            range.setStart(node, letter);
            range.setEnd(node, letter + 1);
            // The hyphen at the end of a line belongs to the next letter.
            const box = [...range.getClientRects()].at(-1);
            if (box) lines.add(Math.round(box.top));
          }
          if (lines.size > 1) found.push(word);
        }
      }
      return found;
    }),
  );

/**
 * Divides words where `hyphens` is `auto`, as browsers with a Norwegian dictionary do (Debian's Chromium has
 * none): not at its places, but after every third letter. Runs in the page.
 */
export function addHyphens() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (getComputedStyle(node.parentElement!).hyphens !== 'auto') continue;
    node.data = node.data.replaceAll(/\p{L}{6,}/gu, (word) =>
      word.replaceAll(/(?<=^(...)+)(?=...)/g, '\u00ad'),
    );
  }
}

/** The spacing of WCAG 1.4.12. */
export const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
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
