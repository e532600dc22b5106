import { requireChromium } from '../../tools/shared/chromium.ts';
import { missingNginx } from '../../tools/shared/nginx-server.ts';

/** Stops where there is no browser to test with, and says where the tests of nginx are skipped. */
export default function requirePrograms() {
  requireChromium();
  const missing = missingNginx();
  if (missing) console.log(`Skipped: what is asked of nginx. ${missing}`);
}
