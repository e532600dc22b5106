/**
 * Calls back with whether an element is within 600 px of the window: once at the start, and at every change.
 * A browser without `IntersectionObserver` counts it as near.
 */
export function followNearness(element: Element, onChange: (isNear: boolean) => void): void {
  if (!('IntersectionObserver' in globalThis)) {
    onChange(true);
    return;
  }
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting === true), {
    rootMargin: '600px',
  });
  observer.observe(element);
}
