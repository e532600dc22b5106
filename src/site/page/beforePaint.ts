import { startConsentController } from '../consent/consentController.ts';
import { startFirstPaintController } from './firstPaintController.ts';
import { startBulletinController } from './bulletinController.ts';
import { startHeaderController } from './headerController.ts';

/**
 * Most bytes of the script, minified; more stops the build. Every page has it in its head, where it holds
 * back the first paint; a tenth of it is room for changes.
 */
export const beforePaintBudget = 3400;

/** Runs in every page's head (`inlineSources.ts`), because a file would come after the first paint. */
export function beforePaint() {
  startFirstPaintController();
  startBulletinController();
  startConsentController();
  startHeaderController();
}
