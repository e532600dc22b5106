import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The scroll position at the last call of `lookAtFocus`. */
    lastScroll?: number;
  }
}

/** Where the keyboard is, and what a sighted visitor can see of it. */
export interface FocusStop {
  /** Name or text of the element, for messages. */
  name: string;
  /** Why it cannot be seen; missing if it can. */
  problem?: string;
  /** True if the focus is on the page itself, as before its first stop and after its last. */
  end: boolean;
}

/**
 * Looks at the focused element: its middle must be in the window and be what a pointer would hit there, so
 * that no header, banner or notice covers it (WCAG 2.4.11), and its focus must be drawn (2.4.7).
 */
export const lookAtFocus = (page: Page): Promise<FocusStop> =>
  page.evaluate(async () => {
    const element = document.activeElement as HTMLElement;
    const header = element.closest('.header');
    // The header follows a scroll and a focus in it two frames later, and ends its movement.
    if (header || scrollY !== window.lastScroll)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(header?.getAnimations().map(({ finished }) => finished) ?? []);
    window.lastScroll = scrollY;
    const name = (
      element.ariaLabel ??
      (element.innerText || (element as HTMLInputElement).name || element.id)
    ).trim();
    if (element === document.body || element === document.documentElement) return { name: 'page', end: true };
    const [{ x, y, width, height }] = element.getClientRects() as unknown as [DOMRect];
    // A text area is scrolled so that its first lines, with the caret, are in view.
    const at = {
      x: x + width / 2,
      y: y + (element.matches('textarea') ? Math.min(24, height / 2) : height / 2),
    };
    const where = `${Math.round(x)},${Math.round(y)} ${Math.round(width)}x${Math.round(height)}`;
    const hit = document.elementFromPoint(at.x, at.y);
    if (!hit) return { name, end: false, problem: `is out of the window at ${where}` };
    if (!element.contains(hit))
      return { name, end: false, problem: `is covered at ${where} by ${hit.outerHTML.slice(0, 120)}` };
    const drawn = (of: Element) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(of);
      // A ring above the window's top edge cannot be scrolled into view.
      const top = of.getBoundingClientRect().top - parseFloat(outlineOffset) - parseFloat(outlineWidth);
      const isCut = top < 0 && of.closest('.header') !== null;
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !isCut;
    };
    // A link that covers its card has its focus ring around the card.
    const cells = [element.closest('.cell'), element.closest('article')].filter((cell) => cell !== null);
    if (![element, ...cells].some(drawn)) return { name, end: false, problem: 'shows no focus' };
    return { name, end: false };
  });

/** Presses a key until the focus leaves the page, and returns every stop on the way; at most 200. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.length < 200) {
    await page.keyboard.press(key);
    const stop = await lookAtFocus(page);
    if (stop.end) break;
    stops.push(stop);
  }
  return stops;
}

/** One line for each stop that cannot be seen. */
export const problems = (stops: FocusStop[]) =>
  stops.filter(({ problem }) => problem).map(({ name, problem }) => `«${name}» ${problem}`);
