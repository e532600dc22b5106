import type { Page } from '@playwright/test';
import { lookAt } from './press.ts';

/**
 * What looks pressable on the page or in a part of it, and is not: a control whose middle is covered, and a
 * card with a point where the cursor is no pointer. axe checks sizes (`target-size`).
 */
export const findUnpressable = (page: Page, part = 'body') =>
  // A function that runs in the page cannot import another: it gets the source of `lookAt`.
  page.evaluate<string[]>(`(${findUnpressableIn})(${JSON.stringify(part)}, ${lookAt})`);

function findUnpressableIn(part: string, look: typeof lookAt): string[] {
  const layer = document.querySelector('dialog[open]') ?? document.querySelector(part)!;
  const openMenu = document.querySelector(':popover-open');
  const controls = 'a[href], button:enabled, input:not([type="hidden"]), textarea, select, summary';
  const cards = 'article:has(a), .contact-card:has(h3 a)';
  const found: string[] = [];
  for (const element of layer.querySelectorAll(`${controls}, ${cards}`)) {
    if (!isShown(element) || !isBroughtIntoView(element)) continue;
    const complaint = element.matches(cards) ? deadPoint(element) : look(element).complaint;
    if (complaint) found.push(`${name(element)}: ${complaint}`);
  }
  return found;

  function name(element: Element) {
    return `${element.localName} «${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}»`;
  }
  /** False for hidden elements, text for screen readers, and what the open menu covers. */
  function isShown(element: Element) {
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || (openMenu && !element.closest('header'))) return false;
    return (
      !element.closest('.sr-only, [inert], [aria-hidden="true"]') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  }
  /** False for the skip link without the focus, and for the top bar while a low window hides it. */
  function isBroughtIntoView(element: Element) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { bottom, right, left } = element.getBoundingClientRect();
    return bottom > 0 && right > 0 && left < innerWidth;
  }
  /** The first point of a card, on a grid, over which the cursor is no pointer. */
  function deadPoint(card: Element) {
    const { left, top, width, height } = card.getBoundingClientRect();
    const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
    const dead = steps
      .flatMap((x) => steps.map((y) => document.elementFromPoint(left + x * width, top + y * height)))
      .find((hit) => hit && card.contains(hit) && !/pointer|text/.test(getComputedStyle(hit).cursor));
    return dead && `the cursor is no pointer over ${dead.outerHTML.slice(0, 80)}`;
  }
}
