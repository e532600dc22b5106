import { followNearness } from '../../components/followNearness.ts';
import type { EnquiryFormProps } from './EnquiryForm.tsx';

/** Hydrates the form when it is within 600 px of the window; until then it validates and posts natively. */
export function startEnquiryController() {
  const root = document.querySelector<HTMLElement>('[data-enquiry]');
  if (!root) return;
  let hydrating: Promise<void> | undefined;
  followNearness(root, (isNear) => {
    if (isNear) hydrating ??= hydrate(root);
  });
}

async function hydrate(root: HTMLElement) {
  const [{ createElement }, { hydrateRoot }, { EnquiryForm }] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    import('./EnquiryForm.tsx'),
  ]);
  // `pages/index.astro` writes the properties with which the form was rendered.
  const props = JSON.parse(root.dataset['enquiry'] ?? '') as EnquiryFormProps;
  hydrateRoot(root, createElement(EnquiryForm, props));
}
