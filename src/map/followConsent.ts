/**
 * Inserts the map's frame (`AddressMap.tsx`) once the visitor consents and is within 600 px of it, and
 * removes it when the consent is withdrawn.
 */
export function followConsent() {
  const template = document.querySelector<HTMLTemplateElement>('template[data-map]');
  const source = template?.content.firstElementChild;
  const place = template?.parentElement;
  if (!source || !place) return; // The firm shows no map.
  const frame = document.importNode(source, true);
  const root = document.documentElement;
  const insert = (entries: IntersectionObserverEntry[]) => {
    // A frame that is inserted again loads again, and loses the visitor's place on the map.
    if (entries.at(-1)?.isIntersecting && !frame.isConnected) template.after(frame);
  };
  // Not `loading="lazy"`: Chromium loads such a frame at once when it is inserted while a dialog closes.
  const near = new IntersectionObserver(insert, { rootMargin: '600px' });
  const update = () => {
    near.disconnect();
    if (root.dataset['consent'] === 'accepted') near.observe(place);
    else frame.remove();
  };
  new MutationObserver(update).observe(root, { attributeFilter: ['data-consent'] });
  update();
}
