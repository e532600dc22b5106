import { startNativeSubmitController } from '../contact/enquiry/nativeSubmitController.ts';
import { startEarlyPressController } from '../projects/gallery/earlyPressController.ts';

/** Handles presses before any script file has loaded; inline in the home page (`inlineSources.ts`). */
export function earlyPresses() {
  startNativeSubmitController();
  startEarlyPressController();
}
