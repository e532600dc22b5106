/**
 * Puts the map's frame into the page while the visitor consents to it and has come near, and takes it away when the consent is withdrawn
 * (`MapPlace.tsx`).
 */
export function followConsent() {
  const template = document.querySelector<HTMLTemplateElement>('template[data-map]');
  if (!template) return; // The firm shows no map.
  const frame = document.importNode(template.content.firstElementChild!, true);
  const root = document.documentElement;
  const putIn = (seen: IntersectionObserverEntry[]) => {
    // One that is put in again where it is loads again, and forgets where on the map the visitor was.
    if (seen.at(-1)?.isIntersecting && !frame.isConnected) template.after(frame);
  };
  // Chromium asks at once for a frame with `loading="lazy"` that comes while a dialog closes.
  const near = new IntersectionObserver(putIn, { rootMargin: '600px' });
  const update = () => {
    near.disconnect();
    if (root.dataset['consent'] === 'accepted') near.observe(template.parentElement!);
    else frame.remove();
  };
  new MutationObserver(update).observe(root, { attributeFilter: ['data-consent'] });
  update();
}
