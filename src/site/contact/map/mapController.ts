import { followNearness } from '../../components/followNearness.ts';
import { isSiteReachable } from '../../components/isSiteReachable.ts';

/**
 * Inserts the map's frame (`AddressMap.tsx`) once the visitor consents and is within 600 px of it, and
 * removes it when the consent is withdrawn. Without a line the drawing stays: the frame would keep the
 * browser's error page.
 */
export function startMapController() {
  const template = document.querySelector<HTMLTemplateElement>('template[data-map]');
  const source = template?.content.firstElementChild;
  const place = template?.parentElement;
  if (!source || !place) return; // The firm shows no map.
  const frame = document.importNode(source, true);
  const root = document.documentElement;
  let isNear = false;
  const isWanted = () => isNear && root.dataset['consent'] === 'accepted';
  const update = async () => {
    if (root.dataset['consent'] !== 'accepted') frame.remove();
    if (!isWanted() || frame.isConnected) return;
    if (!(await isSiteReachable())) return;
    // A frame that is inserted again loads again, and loses the visitor's place on the map.
    if (isWanted() && !frame.isConnected) template.after(frame);
  };
  // Not `loading="lazy"`: Chromium loads such a frame at once when it is inserted while a dialog closes.
  followNearness(place, (near) => {
    isNear = near;
    void update();
  });
  addEventListener('online', update);
  new MutationObserver(update).observe(root, { attributeFilter: ['data-consent'] });
}
