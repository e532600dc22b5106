import { followNearness } from '../../components/followNearness.ts';
import { loadReact } from '../../components/loadReact.ts';
import { onDemand } from '../../components/onDemand.ts';
import type { EnquiryFormProps } from './EnquiryForm.tsx';

const loadForm = onDemand(() => Promise.all([import('react'), loadReact(), import('./EnquiryForm.tsx')]));

/**
 * Hydrates the form when it is within 600 px of the window; until then it validates and posts natively. Code
 * that failed to load is requested again when the browser is online, and when the form gets the focus.
 */
export function startEnquiryController() {
  const root = document.querySelector<HTMLElement>('[data-enquiry]');
  if (!root) return;
  let isNear = false;
  let isHydrated = false;
  const hydrate = async () => {
    if (!isNear) return;
    const loaded = await loadForm().catch(() => undefined);
    if (!loaded || isHydrated) return;
    isHydrated = true;
    const [{ createElement }, { hydrateRoot }, { EnquiryForm }] = loaded;
    // `pages/index.astro` writes the properties with which the form was rendered.
    const props = JSON.parse(root.dataset['enquiry'] ?? '') as EnquiryFormProps;
    hydrateRoot(root, createElement(EnquiryForm, props));
  };
  followNearness(root, (near) => {
    isNear = near;
    void hydrate();
  });
  addEventListener('online', hydrate);
  root.addEventListener('focusin', hydrate);
}
