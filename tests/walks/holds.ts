import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import type { Expected } from './expected.ts';

/** Expects what must hold after every act, whatever it was. */
export async function expectAll(page: Page, expected: Expected, focusBefore: string) {
  const { entry, isMenuOpen, isBackAnew, consent, message } = expected;
  const known = { ...entry, isMenuOpen, isBackAnew, consent, message, focusBefore };
  await expect.poll(() => page.evaluate(complaints, known).catch(String)).toEqual([]);
}

/** Names the element that has the focus. Runs in the page. */
export const focusedElement = () => document.activeElement?.outerHTML.slice(0, 200) ?? '';

interface Known {
  address: string;
  isGallery: boolean;
  isMenuOpen: boolean;
  isBackAnew: boolean;
  consent: string | null;
  message: string;
  focusBefore: string;
}

/** What does not hold. Runs in the page. */
function complaints(known: Known): string[] {
  const found: string[] = [];
  const compare = (what: string, is: unknown, expected: unknown) =>
    is === expected || found.push(`${what} is ${is}, not ${expected}`);
  const isSeen = (element: Element | null) => {
    const { width, height, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
    return width * height > 0 && bottom > 0 && top < innerHeight;
  };
  const [gallery, menu] = ['#galleri[open]', '#mobilmeny:popover-open'].map((one) =>
    document.querySelector(one),
  );
  compare('the address', location.pathname + location.hash, known.address);
  compare('the gallery', isSeen(gallery ?? null), known.isGallery);
  compare('the menu', isSeen(menu ?? null), known.isMenuOpen);
  compare('the stored consent', localStorage.getItem('cookieConsent'), known.consent);
  compare('the map', known.consent !== 'true' && document.querySelector('iframe') !== null, false);
  const form = document.querySelector<HTMLFormElement>('#skjema[novalidate]');
  if (form) compare('the message', form.querySelector('textarea')?.value, known.message);
  const isLocked = getComputedStyle(document.documentElement).overflowY === 'hidden';
  const layers = document.querySelectorAll('dialog[open], :popover-open');
  if (isLocked && ![...layers].some(isSeen)) found.push('the page is locked by nothing that is seen');
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push('the page is wider than the window');
  const focused = document.activeElement;
  const isNew = !known.isBackAnew && focused?.outerHTML.slice(0, 200) !== known.focusBefore;
  if (isNew && focused !== document.body && !isSeen(focused))
    found.push(`the focus is out of view: ${focused?.outerHTML}`);
  return found;
}
