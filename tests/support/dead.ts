import type { Page } from '@playwright/test';

/** Every width with a layout of its own, a low window, and a phone in landscape. */
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
 * What looks pressable on the page or in a part of it, and is not: a control whose middle is covered, and a
 * point of a card or control where the cursor is no pointer. axe checks sizes (`target-size`).
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
    }

    const cards = 'article:has(a), .contact-card:has(h3 a), a[href], button:enabled, summary';
    for (const card of layer.querySelectorAll(cards)) {
      if (!isShown(card)) continue;
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

    /** False for hidden elements, text for screen readers, and what the open menu covers. */
    function isShown(element: Element) {
      const { width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || (open && !element.closest('header'))) return false;
      return (
        !element.closest('.sr-only, [inert], [aria-hidden="true"]') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    }
    /** The visible part of an element: its largest line where it has several. */
    function bringIntoView(element: Element) {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const [rect] = [...element.getClientRects()].toSorted(
        (a, b) => b.width * b.height - a.width * a.height,
      );
      // The skip link is in the window only while it has the focus.
      if (!rect || rect.bottom <= 0 || rect.right <= 0 || rect.left >= innerWidth) return undefined;
      return rect;
    }
    /** Whether the cursor promises that a press acts. In WebKit it is `auto` over links and fields. */
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
  }, part);
