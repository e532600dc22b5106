import { readStoredConsent } from '../consent/storage.ts';
import { letDeadBannerGiveWay } from './banner.ts';
import { keepScrolledMark } from './scrolled.ts';
import { keepTapsForIslands } from './taps.ts';

/*
 * Runs in <head> before the first paint; astro.config.ts bundles it into the page. Only what would be seen too late from an
 * island belongs here: whether the banner shows, which header shows, and taps on buttons whose script is still on its way or never comes.
 */
document.documentElement.dataset['consent'] = readStoredConsent() ?? 'unset';
keepScrolledMark();
keepTapsForIslands();
letDeadBannerGiveWay();

// A picture on another host that does not load gives way to a local tile.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLImageElement)) return;
    const { fallback } = target.dataset;
    if (fallback) {
      delete target.dataset['fallback'];
      target.src = fallback;
    }
  },
  true,
);
