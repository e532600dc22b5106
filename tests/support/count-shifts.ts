import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  /** What moved, from where to where. */
  moved: string;
}

/** Adds up a page's layout shifts. The function that it returns reads the sum and prints larger parts. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shifts = [];
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
    const nameOf = (node: Node | null) => (node instanceof Element ? node.className : node?.textContent);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
        );
        window.shifts.push({ value, moved: moved.join('\n  ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => window.shifts);
    for (const { value, moved } of shifts) if (value > 0.001) console.log(`${value}\n  ${moved}`);
    return shifts.reduce((sum, { value }) => sum + value, 0);
  };
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}
