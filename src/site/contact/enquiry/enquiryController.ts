import { followNearness } from '../../components/followNearness.ts';
import { loadReact } from '../../components/loadReact.ts';
import type { EnquiryFormProps } from './EnquiryForm.tsx';

/**
 * Hydrates the form when it comes within 600 px of the window. Until then, and where its code does not come,
 * the browser validates and posts it.
 */
export function startEnquiryController() {
  const root = document.querySelector<HTMLElement>('[data-enquiry]');
  if (!root) return;
  let isStarted = false;
  followNearness(root, (isNear) => {
    if (!isNear || isStarted) return;
    isStarted = true;
    void hydrate(root);
  });
}

async function hydrate(root: HTMLElement) {
  const modules = Promise.all([import('react'), loadReact(), import('./EnquiryForm.tsx')]);
  const loaded = await modules.catch(() => undefined);
  // Offline: the browser goes on validating and posting the form.
  if (!loaded) return;
  const [{ createElement }, { hydrateRoot }, { EnquiryForm }] = loaded;
  // `pages/index.astro` writes the properties with which the form was rendered.
  const props = JSON.parse(root.dataset['enquiry'] ?? '') as EnquiryFormProps;
  hydrateRoot(root, createElement(EnquiryForm, props));
}
