import type { Locator, Page } from '@playwright/test';
import { expect, press } from './test.ts';

/** Presses and counts. */
export function counter() {
  let presses = 0;
  const tap = async (target: Locator) => {
    presses += 1;
    await press(target);
  };
  /** Touches a field and writes in it. */
  const type = async (target: Locator, text: string) => {
    await tap(target);
    await target.fill(text);
  };
  return { tap, type, presses: () => presses };
}

/** A link of the page, such as a form in the list. */
export const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });

/** Waits until the editor says that the change is saved or out. */
export const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /Lagret|Er ute|ute/ })).toBeVisible();

/** Opens the list of forms. */
export const open = async (page: Page, url: string) => {
  await page.goto(url);
  await expect(link(page, 'Firmaet')).toBeVisible();
};
