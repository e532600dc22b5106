import { startConsentController } from '../consent/consentController.ts';
import { startFirstPaintController } from './firstPaintController.ts';
import { startBulletinController } from './bulletinController.ts';
import { startHeaderController } from './headerController.ts';

/**
 * Greatest size of the script in bytes, minified; a larger one stops the build. It is in the head of every
 * page, where it delays the first paint.
 */
export const beforePaintBudget = 3650;

/**
 * Runs in the head of every page (`inlineSources.ts`), because a file would come after the first paint.
 * `data-scripts` tells style sheets that scripts run: `@media (scripting)` does not notice blockers that add
 * a policy header.
 */
export function beforePaint() {
  document.documentElement.dataset['scripts'] = '';
  startFirstPaintController();
  startBulletinController();
  startConsentController();
  startHeaderController();
}
