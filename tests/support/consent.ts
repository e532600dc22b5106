import type { Page } from '@playwright/test';
import { press } from './press.ts';
import { expect } from './test.ts';

/** The consent banner. */
export const banner = (page: Page) => page.getByRole('region', { name: 'Vil du se kartet?' });

/** Answers the banner with a no, and waits until it is gone. */
export async function decline(page: Page) {
  await press(banner(page).getByRole('button', { name: 'Avslå' }));
  await expect(banner(page)).toBeHidden();
}
