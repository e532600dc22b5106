import { followNearness } from '../../components/followNearness.ts';
import { isSiteReachable } from '../../components/isSiteReachable.ts';
import { loadReact } from '../../components/loadReact.ts';
import type { EnquiryFormProps } from './EnquiryForm.tsx';

/**
 * Hydrates the form when it comes within 600 px of the window. Until then, and where its code does not come,
 * the browser validates and posts it. Without a line it waits for one, and tries again when the form is used.
 */
export function startEnquiryController() {
  const root = document.querySelector<HTMLElement>('[data-enquiry]');
  if (!root) return;
  let isNear = false;
  let isStarted = false;
  const start = async () => {
    if (!isNear || isStarted) return;
    isStarted = true;
    isStarted = await hydrate(root);
  };
  followNearness(root, (near) => {
    isNear = near;
    void start();
  });
  addEventListener('online', start);
  root.addEventListener('focusin', start);
}

/** @returns false where the code did not come */
async function hydrate(root: HTMLElement): Promise<boolean> {
  // Firefox (153) keeps a failed import until the page is loaded again, WebKitGTK (2.50) sometimes.
  if (!(await isSiteReachable())) return false;
  const modules = Promise.all([import('react'), loadReact(), import('./EnquiryForm.tsx')]);
  const loaded = await modules.catch(() => undefined);
  if (!loaded) return false;
  const [{ createElement }, { hydrateRoot }, { EnquiryForm }] = loaded;
  // `pages/index.astro` writes the properties with which the form was rendered.
  const props = JSON.parse(root.dataset['enquiry'] ?? '') as EnquiryFormProps;
  hydrateRoot(root, createElement(EnquiryForm, props));
  return true;
}
