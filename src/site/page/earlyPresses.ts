import { startNativeSubmitController } from '../contact/enquiry/nativeSubmitController.ts';
import { startEarlyPressController } from '../projects/gallery/earlyPressController.ts';

/** Runs in the home page, below projects and form (`inlineSources.ts`): presses before any file has come. */
export function earlyPresses() {
  startNativeSubmitController();
  startEarlyPressController();
}
