import { useLayoutEffect, useRef } from 'react';

/**
 * A dialog that is modal for as long as it is there, and gives the focus back to `opener` when it goes. Meanwhile `<html>`
 * carries `data-gallery-open`, so that the page holds still.
 */
export function useModal(opener: HTMLElement | null) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    const page = document.documentElement;
    element.showModal();
    page.toggleAttribute('data-gallery-open', true);
    return () => {
      element.close();
      page.toggleAttribute('data-gallery-open', false);
      opener?.focus({ preventScroll: true });
    };
  }, [opener]);
  return dialog;
}
