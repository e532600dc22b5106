import { findChromium, installPlaywrights, missingHeadless, requireChromium } from './chromium.ts';
import { installPackages } from './debian.ts';
import { missingNginx, NGINX_PACKAGES } from './nginx-program.ts';

/**
 * Gets the programs that tests and measurements use. Commands call it before their first step, because Playwright
 * looks for its browser when it reads a configuration, and of two processes that install at once one is refused.
 */
export async function obtainPrograms(): Promise<void> {
  if (!findChromium()) installPlaywrights();
  const headless = missingHeadless();
  await installPackages(
    ...(findChromium() ? [] : [['chromium']]),
    ...(headless === undefined ? [] : [[headless]]),
    ...(missingNginx() === undefined ? [] : [NGINX_PACKAGES]),
  );
  requireChromium();
}
