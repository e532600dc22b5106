import { startConsentController } from '../consent/consentController.ts';
import { keepScrolledMark, operateMenu } from '../frame/operate.ts';

/*
 * Runs in <head> before the first paint; astro.config.ts bundles it into every page. Only what would be seen too late from a file of
 * its own belongs here: whether the banner shows, which header shows, and what a visitor may press first.
 */
startConsentController();
keepScrolledMark();
operateMenu();
