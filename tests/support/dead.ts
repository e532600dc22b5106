import type { Page } from '@playwright/test';

/** Every width that has a layout of its own, a low window, and a phone that lies on its side. */
export const sweptSizes: [width: number, height: number][] = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 600],
  [1920, 1080],
];

/**
 * What looks as if it could be pressed in the page as it is now, or in a part of it, and cannot: a control that something else covers at
 * its own middle, a point of a card, or of anything that changes under the pointer, where the cursor promises nothing, and a control
 * that is smaller than 24 px and no link within a sentence (WCAG 2.5.8). An empty list when everything answers.
 */
export const findDead = (page: Page, part = 'body'): Promise<string[]> =>
  page.evaluate((selector) => {
    const controls = 'a[href], button, input:not([type="hidden"]), textarea, select, summary, label';
    const layer = document.querySelector('dialog[open]') ?? document.querySelector(selector)!;
    const open = document.querySelector(':popover-open');
    const found = new Set<string>();
    const name = (element: Element) =>
      `${element.localName} «${(element.ariaLabel ?? element.textContent.trim() ?? '').slice(0, 40)}»`;

    const shown = [...layer.querySelectorAll<HTMLElement>(controls)].filter(isShown);
    for (const control of shown) {
      const rect = bringIntoView(control);
      if (!rect) continue;
      const hit = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
      if (!hit || !(control.contains(hit) || isOneWith(control, hit)))
        found.add(`${name(control)} is covered by ${hit ? name(hit) : 'nothing'} at its middle`);
      const { width, height } = sizeOf(control);
      if (Math.min(width, height) < 24 && !isInSentence(control))
        found.add(`${name(control)} is ${Math.round(width)} x ${Math.round(height)} px`);
    }

    const cards = ['article:has(a)', ...hovered()].flatMap((each) => [...layer.querySelectorAll(each)]);
    for (const card of new Set(cards)) {
      if (!isShown(card) || card.matches('html, body, :disabled')) continue;
      const rect = bringIntoView(card);
      if (!rect) continue;
      const points = grid(rect);
      const dead = points.filter(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit && card.contains(hit) && !promises(hit);
      });
      if (dead.length) found.add(`${name(card)} is dead at ${dead.length} of ${points.length} points`);
    }
    return [...found];

    /** Not hidden, not only for screen readers, and not behind the open menu, which covers what is not in the header. */
    function isShown(element: Element) {
      const { width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || (open && !element.closest('header'))) return false;
      return (
        !element.closest('.sr-only, [inert], [aria-hidden="true"]') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    }
    /** The part of an element that shows, its largest line where it has several. */
    function bringIntoView(element: Element) {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [rect] = [...element.getClientRects()].toSorted(
        (a, b) => b.width * b.height - a.width * a.height,
      );
      // What only the keyboard brings into the window is nothing to press.
      if (!rect || rect.bottom <= 0 || rect.right <= 0 || rect.left >= innerWidth) return undefined;
      return rect;
    }
    /** Whether the cursor says that a press does something. WebKit leaves it `auto` over links and fields, and shows the hand. */
    function promises(hit: Element) {
      const { cursor } = getComputedStyle(hit);
      return (
        ['pointer', 'text'].includes(cursor) ||
        (cursor === 'auto' && !!hit.closest('a[href], input, textarea'))
      );
    }
    function isOneWith(control: Element, hit: Element) {
      const label = hit.closest('label');
      return label?.control === control || (control instanceof HTMLLabelElement && control.control === hit);
    }
    /** A box to tick is as large as its label, and a stretched link as its card. */
    function sizeOf(control: Element) {
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const boxes = [control, ...(control.matches('[type="checkbox"]') && label ? [label] : [])].map((box) =>
        box.getBoundingClientRect(),
      );
      return {
        width: Math.max(...boxes.map(({ width }) => width)),
        height: Math.max(...boxes.map(({ height }) => height)),
      };
    }
    function isInSentence(control: Element) {
      const around = control.parentElement!.textContent.trim();
      return (
        getComputedStyle(control).display === 'inline' && around.length > control.textContent.trim().length
      );
    }
    function grid({ left, top, width, height }: DOMRect): [number, number][] {
      const inset = 6;
      const along = (start: number, length: number) => {
        const count = Math.min(7, 2 + Math.floor(length / 40));
        return Array.from(
          { length: count },
          (_, i) => start + inset + ((length - 2 * inset) * i) / (count - 1),
        );
      };
      return along(left, width)
        .flatMap((x) => along(top, height).map((y): [number, number] => [x, y]))
        .filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
    }
    /** Selectors of what changes under the pointer, out of the page's own styles. */
    function hovered() {
      const selectors = new Set<string>();
      const read = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover'))
            for (const part of rule.selectorText.split(/,(?![^(]*\))/)) {
              const [before] = part.split(/(?<!\\):hover/);
              const own = /:where\(([^()]+)\)$/.exec(before!)?.[1] ?? before!.trim();
              // An open bracket is a condition on something else, such as a link within.
              if (own.split('(').length === own.split(')').length) selectors.add(own);
            }
          if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) read(sheet.cssRules);
      return selectors;
    }
  }, part);
