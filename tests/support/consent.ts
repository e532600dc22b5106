import type { Page } from '@playwright/test';
import { press } from './press.ts';
import { expect } from './test.ts';

/** The consent banner. */
export const banner = (page: Page) => page.getByRole('region', { name: 'Kan vi vise kart fra Google?' });

/** Answers the banner with a no, and waits until it is gone. */
export async function decline(page: Page) {
  await press(banner(page).getByRole('button', { name: 'Avslå' }));
  await expect(banner(page)).toBeHidden();
}

/** Stores an answer before the page opens, as an earlier visit would have. */
export const storeAnswer = (page: Page, consent: 'true' | 'false') =>
  page.addInitScript((value) => {
    if (self === top) localStorage.setItem('cookieConsent', value);
  }, consent);

/** The dialog of the consent settings. */
export const settings = (page: Page) => page.getByRole('dialog', { name: 'Samtykkeinnstillinger' });

/** Expects the stored answer and its time, or that nothing is stored. */
export async function expectStored(page: Page, consent: 'true' | 'false' | null) {
  const [value, date] = await page.evaluate(() => [
    localStorage.getItem('cookieConsent'),
    localStorage.getItem('cookieConsentDate'),
  ]);
  expect(value).toBe(consent);
  if (!consent) return expect(date).toBeNull();
  expect(new Date(date!).toISOString()).toBe(date);
  expect(Math.abs(Date.now() - Date.parse(date!))).toBeLessThan(60_000);
}
