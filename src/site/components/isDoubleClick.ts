/** Most milliseconds, and pixels, between the clicks of a double click. */
const mostDelay = 500;
const mostDistance = 24;

/**
 * True if a click is the second of a double click, which falls on what the first one brought up or uncovered.
 * Not by `detail`, the browser's own count: it stays 1 on an iPhone, and is 0 for the keyboard.
 */
export function isDoubleClick(first: MouseEvent, second: MouseEvent): boolean {
  const delay = second.timeStamp - first.timeStamp;
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
  return second.detail > 0 && delay < mostDelay && distance < mostDistance;
}
