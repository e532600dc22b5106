import { startConsentController } from '../consent/consentController.ts';
import { startFirstPaintController } from './firstPaintController.ts';
import { startBulletinController } from './bulletinController.ts';
import { startHeaderController } from './headerController.ts';

/**
 * Most bytes of the script, minified; more stops the build. Every page has it in its head, where it holds
 * back the first paint; a tenth of it is room for changes.
 */
export const beforePaintBudget = 3650;

/**
 * Runs in every page's head (`inlineSources.ts`), because a file would come after the first paint. The mark
 * on the root tells style sheets that scripts run: `@media (scripting)` is blind to blockers that work by a
 * header.
 */
export function beforePaint() {
  document.documentElement.dataset['scripts'] = '';
  startFirstPaintController();
  startBulletinController();
  startConsentController();
  startHeaderController();
}
