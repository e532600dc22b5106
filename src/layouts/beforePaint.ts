import { startConsentController } from '../consent/consentController.ts';
import { startHeaderController } from '../header-footer/headerController.ts';
import { postponeSections } from './postponeSections.ts';

/* Inline in <head> (inlineSources.ts): only what a file would bring too late for the first paint. */
postponeSections();
startConsentController();
startHeaderController();
