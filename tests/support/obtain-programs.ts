import { obtainTestChromium } from '../../tools/chromium.ts';
import { missingNginx, obtainNginx } from '../../tools/nginx/obtain.ts';

/**
 * Gets the programs that the tests use, once and before any of them starts. Without a browser there is nothing to test;
 * what needs nginx is skipped where it cannot be had.
 */
export default function obtainPrograms() {
  obtainTestChromium();
  obtainNginx();
  const missing = missingNginx();
  if (missing) console.log(`Skipped: what is asked of nginx. ${missing}`);
}
