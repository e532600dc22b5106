import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until the first view is complete: its islands are awake, and by then everything below is rendered too. */
export const expectSettled = (page: Page) =>
  expect(page.locator('astro-island[client="settled"][ssr]')).toHaveCount(0);
