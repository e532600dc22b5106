import { expect, type Locator } from '@playwright/test';

/**
 * Presses something as a visitor does: with the mouse, or the finger on a device with touch, on the middle of
 * its visible part. Fails where something else covers that point, or where the cursor is no pointer. Scrolls
 * to the target, and waits until it has stopped moving.
 */
export async function press(target: Locator) {
  const page = target.page();
  let point = { x: NaN, y: NaN, touch: false };
  await expect
    .poll(
      async () => {
        const previous = point;
        const found = await target.evaluate(lookAt);
        point = found;
        const rests = found.x === previous.x && found.y === previous.y;
        return rests ? found.complaint : 'it moves';
      },
      { intervals: [50, 50, 100, 250], message: `pressing ${target}` },
    )
    .toBe('');
  if (point.touch) await page.touchscreen.tap(point.x, point.y);
  else await page.mouse.click(point.x, point.y);
}

/**
 * The middle of the visible part of an element, and why a press there would not reach it. Runs in the page.
 */
export function lookAt(target: Element) {
  const all = [...target.getClientRects()].toSorted((a, b) => b.width * b.height - a.width * a.height);
  let { left, top, right, bottom } = all[0] ?? new DOMRect();
  const clip = (box: DOMRect) => {
    left = Math.max(left, box.left);
    top = Math.max(top, box.top);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  };
  clip(new DOMRect(0, 0, innerWidth, innerHeight));
  // Fixed elements are not clipped by their ancestors.
  let box: Element | null = target;
  while (box && getComputedStyle(box).position !== 'fixed') {
    box = box.parentElement;
    if (box && box !== document.body && getComputedStyle(box).overflow !== 'visible')
      clip(box.getBoundingClientRect());
  }
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  const answer = (complaint: string) => ({ x, y, complaint, touch: navigator.maxTouchPoints > 0 });

  const middle = { block: 'center', inline: 'nearest', behavior: 'instant' } as const;
  const hit = right > left && bottom > top ? document.elementFromPoint(x, y) : null;
  if (!hit) {
    target.scrollIntoView(middle);
    return answer('nothing of it is seen');
  }
  // The press hits the target, the control around it, its label, or for words the stretched link of their
  // card.
  const around = hit.closest('a, button, label, summary');
  const isLabelled = around instanceof HTMLLabelElement && around.control === target;
  const card = target.closest('a, button, input, textarea') ? null : target.closest('article');
  if (!target.contains(hit) && !around?.contains(target) && !isLabelled && !card?.contains(hit)) {
    target.scrollIntoView(middle);
    return answer(`it lies under ${hit.outerHTML.slice(0, 200)}`);
  }
  const { cursor } = getComputedStyle(hit);
  // WebKit computes `auto` over links and fields.
  const isNative = cursor === 'auto' && hit.closest('a[href], input, textarea');
  const isPressable = isNative || cursor === 'pointer' || cursor === 'text';
  return answer(isPressable ? '' : `the cursor over it is ${cursor}`);
}
